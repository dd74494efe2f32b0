import { opensElsewhere } from "#web/browser/opens-elsewhere.ts";

/**
 * Apply beside an open job chooses it in the form of the same page, without React: a press before the scripts would
 * otherwise load the page again and empty what had been typed. React learns of it by the events.
 */
export function answerApplyLinks(): void {
  addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a.job__apply");
    const choice = document.querySelector<HTMLSelectElement>("select[name=jobId]");
    if (!link || !choice || opensElsewhere(event)) return;
    event.preventDefault();
    choice.value = new URLSearchParams(link.search).get("job") ?? "";
    for (const type of ["input", "change"]) choice.dispatchEvent(new Event(type, { bubbles: true }));
    choice.scrollIntoView({ block: "center" });
    // The job is chosen, so what is typed next is the name.
    (choice.form?.elements.namedItem("name") as HTMLElement | null)?.focus({ preventScroll: true });
  });
}
