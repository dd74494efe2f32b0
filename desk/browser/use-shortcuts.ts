import { useEffect, useRef } from "react";

const storageKey = "desk-shortcuts";

/** Whether single keys act. People who use speech input switch them off (WCAG 2.1.4). */
export function areShortcutsOn(): boolean {
  return localStorage.getItem(storageKey) !== "off";
}

export function switchShortcuts(on: boolean): void {
  localStorage.setItem(storageKey, on ? "on" : "off");
}

export type Shortcuts = Readonly<Record<string, () => void>>;

/**
 * Runs an action when its key is pressed, such as "j". Not while somebody types, not with a modifier, and not while a
 * dialog or a menu is open.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    function handle(event: KeyboardEvent): void {
      const action = current.current[event.key];
      if (!action || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || isSomethingOpen()) return;
      if (event.key.length === 1 && !areShortcutsOn()) return;
      event.preventDefault();
      action();
    }
    document.addEventListener("keydown", handle);
    return () => document.removeEventListener("keydown", handle);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !["checkbox", "radio", "button"].includes(target.type);
  return target.matches("textarea, select, [contenteditable]");
}

/** A toast has the role of a dialog too, but `data-asks-nothing`: it waits for nobody. */
function isSomethingOpen(): boolean {
  return (
    document.querySelector(
      ":is([role='dialog'], [role='alertdialog'], [role='menu']):not([data-asks-nothing])",
    ) !== null
  );
}
