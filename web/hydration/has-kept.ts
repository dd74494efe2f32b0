/**
 * Whether the tab's session storage keeps this from before a reload (web/browser/tab-value.ts). Its form then waits for
 * no visitor, since only scripts show what it held. A file of its own, because it is part of the first load.
 */
export function hasKept(key: string): boolean {
  try {
    return key in sessionStorage;
  } catch {
    return false;
  }
}
