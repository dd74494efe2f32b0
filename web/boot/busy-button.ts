/**
 * Shows that a press was noticed while the browser itself sends a form: on a slow line nothing on the page would change
 * for seconds. The page that answers has a new button; a form that scripts take over clears its own
 * (web/drafts/use-form-draft.ts).
 */
export function markBusyButtons(): void {
  let button: HTMLElement | null = null;
  addEventListener("submit", ({ target, submitter, defaultPrevented }) => {
    // A dialog's form is sent nowhere.
    if (defaultPrevented || (target as HTMLFormElement).method === "dialog") return;
    button = submitter;
    button?.setAttribute("aria-busy", "true");
  });
  // Back from the browser's back/forward cache.
  addEventListener("pageshow", () => button?.removeAttribute("aria-busy"));
}
