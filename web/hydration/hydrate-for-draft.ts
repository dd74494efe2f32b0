/**
 * When the island of a form hydrates: at once if the tab's session storage has its draft (web/browser/tab-value.ts), for
 * only scripts show what the form answers to it; otherwise when it is used. A file of its own, because it is part of the
 * first load.
 */
export function hydrateForDraft(storageName: string): "load" | "interaction" {
  try {
    if (storageName in sessionStorage) return "load";
  } catch {
    // The storage may be forbidden.
  }
  return "interaction";
}
