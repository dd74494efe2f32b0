import { type ApplyLinkDataset, applyLink } from "#web/browser/form-attributes.ts";
import { opensElsewhere } from "#web/browser/opens-elsewhere.ts";

/**
 * Apply beside an open job chooses it in the form of the same page, without React: a press before the scripts would
 * otherwise load the page again and empty what had been typed.
 */
export function answerApplyLinks(): void {
  addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLElement>(applyLink);
    const { job } = (link?.dataset ?? {}) as ApplyLinkDataset;
    const choice = document.querySelector<HTMLSelectElement>("select[name=jobId]");
    if (!job || !choice || opensElsewhere(event)) return;
    event.preventDefault();
    chooseJob(choice, job);
  });
}

function chooseJob(choice: HTMLSelectElement, job: string): void {
  choice.value = job;
  // The draft and React learn of it as if the visitor had chosen it there.
  for (const type of ["input", "change"]) choice.dispatchEvent(new Event(type, { bubbles: true }));
  choice.scrollIntoView({ block: "center" });
  // What is typed next is the name.
  const name = choice.form?.elements.namedItem("name") as HTMLElement | null;
  name?.focus({ preventScroll: true });
}
