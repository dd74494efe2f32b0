import { useEffect, useEffectEvent } from "react";
import { createTypingGuard } from "./typing-guard.ts";

const storageKey = "desk-shortcuts";

/** Whether single keys act. People who use speech input switch them off (WCAG 2.1.4). */
export function areShortcutsOn(): boolean {
  return localStorage.getItem(storageKey) !== "off";
}

export function switchShortcuts(on: boolean): void {
  localStorage.setItem(storageKey, on ? "on" : "off");
}

export type Shortcuts = Readonly<Record<string, () => void>>;

/** The handlers of mounted components, in mount order. */
const registered = new Set<(key: string) => (() => void) | undefined>();
const guard = createTypingGuard();
const endsWord = ["Escape", "Enter", "Tab"];

/**
 * Runs an action when its key is pressed, such as "j". No key acts in a field, with a modifier, or while a dialog or a
 * menu is open. Letters act only where nobody expects to type: with the focus nowhere, or in a part that is marked with
 * `data-shortcuts`, such as the list. A word that is typed there by mistake does nothing either.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const actionOf = useEffectEvent((key: string) => shortcuts[key]);
  useEffect(() => {
    const own = (key: string) => actionOf(key);
    if (registered.size === 0) {
      document.addEventListener("keydown", noteEndOfWord, { capture: true });
      document.addEventListener("keydown", handleKey);
    }
    registered.add(own);
    return () => {
      registered.delete(own);
      if (registered.size > 0) return;
      document.removeEventListener("keydown", noteEndOfWord, { capture: true });
      document.removeEventListener("keydown", handleKey);
    };
  }, []);
}

/** Menus keep their keys to themselves, so this listens before them. */
function noteEndOfWord({ key, target }: KeyboardEvent): void {
  const isInField = target instanceof HTMLElement && isTyping(target);
  if (endsWord.includes(key) || isInField || isSomethingOpen()) guard.startAgain();
}

function handleKey(event: KeyboardEvent): void {
  const { key, target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (!(target instanceof HTMLElement) || isTyping(target) || isSomethingOpen()) return;
  const isLetter = /^\p{L}$/u.test(key);
  if (isLetter && (!takesLetters(target) || guard.isPartOfWord(key, event.timeStamp) || isHeld(event)))
    return;
  const action = [...registered].map((actionFor) => actionFor(key)).find((found) => found !== undefined);
  if (!action || (key.length === 1 && !areShortcutsOn())) return;
  event.preventDefault();
  action();
}

function isTyping(target: HTMLElement): boolean {
  if (target instanceof HTMLInputElement) return !["checkbox", "radio", "button"].includes(target.type);
  return target.matches("textarea, select, [contenteditable]");
}

function takesLetters(target: HTMLElement): boolean {
  return target.matches("body, main, [data-shortcuts], [data-shortcuts] *");
}

/** A held key moves through a list, and changes nothing twice. */
function isHeld({ key, repeat }: KeyboardEvent): boolean {
  return repeat && key !== "j" && key !== "k";
}

/** A toast has the role of a dialog too, but `data-asks-nothing`: it waits for nobody. */
function isSomethingOpen(): boolean {
  return (
    document.querySelector(
      ":is([role='dialog'], [role='alertdialog'], [role='menu']):not([data-asks-nothing])",
    ) !== null
  );
}
