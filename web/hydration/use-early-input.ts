import { useEffect, useLayoutEffect, useRef } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Only the first page is hydrated; a page that the visitor navigates to has no early input. */
let isFirstPage = true;

/**
 * Reports input from before the scripts arrived as if it happened now. The fields' own handlers get it, so state,
 * drafts and filters agree with the controls. Call this in the component around the page.
 */
export function useEarlyInput(): void {
  const changed = useRef<readonly Control[]>([]);
  // Collected before the page's own effects restore a draft, reported after them.
  useLayoutEffect(() => {
    if (!isFirstPage) return;
    isFirstPage = false;
    changed.current = [...document.querySelectorAll<Control>("input, textarea, select")].filter(isChanged);
  }, []);
  useEffect(() => {
    for (const control of changed.current) {
      for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }, []);
}

function isChanged(control: Control): boolean {
  if ("options" in control) {
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }
  const isTicked = "checked" in control && control.checked !== control.defaultChecked;
  return isTicked || control.value !== control.defaultValue;
}
