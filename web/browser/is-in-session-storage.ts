/**
 * Whether the tab's session storage has a value of this name, from before a reload (web/browser/tab-value.ts). Only
 * scripts show what the value holds, so its form hydrates without waiting for the visitor. A file of its own, because
 * it is part of the first load.
 */
export function isInSessionStorage(key: string): boolean {
  try {
    return key in sessionStorage;
  } catch {
    return false;
  }
}
