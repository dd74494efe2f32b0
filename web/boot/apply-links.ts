import { controlNamed } from "#web/browser/control-named.ts";
import { type ApplyLinkDataset, applyLink } from "#web/browser/form-attributes.ts";
import { opensElsewhere } from "#web/browser/opens-elsewhere.ts";

/**
 * "Apply" beside an open job chooses that job in the form of the same page. Not by React: a press before hydration would
 * load the page again and lose what was typed.
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
  // For the draft and React, as if the visitor had chosen the job in the form.
  for (const type of ["input", "change"]) choice.dispatchEvent(new Event(type, { bubbles: true }));
  choice.scrollIntoView({ block: "center" });
  // The visitor goes on with the name.
  controlNamed(choice.form, "name")?.focus({ preventScroll: true });
}
