import { useMemo, useSyncExternalStore } from "react";
import { type TabValue, tabValue } from "#web/browser/tab-value.ts";

/** The text of a draft in this tab: until it is sent, through a reload and a lost session. */
function draftOf(name: string): TabValue<string> {
  return tabValue(`desk-text:${name}`, { outlivesTab: false });
}

/** A text that is being written. After a reload it has no identity numbers. */
export function useTextDraft(name: string, initial = ""): [string, (text: string) => void] {
  const { read, set, remove, subscribe } = useMemo(() => draftOf(name), [name]);
  const shown = () => read() ?? initial;
  const text = useSyncExternalStore(subscribe, shown, shown);
  return [text, (next) => (next === initial ? remove() : set(next))];
}

/** The text as it is now, also after its form has gone: what an answer of the server is compared with. */
export function readDraft(name: string): string | undefined {
  return draftOf(name).read();
}

/** Puts a draft back, also where its form is on the screen. */
export function restoreDraft(name: string, text: string): void {
  draftOf(name).set(text);
}

/**
 * Ends a draft that was sent, unless it was changed while it was under way.
 *
 * @returns whether it has ended.
 */
export function endDraft(name: string, sent: string): boolean {
  const { read, remove } = draftOf(name);
  const isSent = (read() ?? sent) === sent;
  if (isSent) remove();
  return isSent;
}

/** A draft of several fields. They are stored as such: in JSON text a line break would hide a number from the mask. */
function jsonDraftOf<Value>(name: string): TabValue<Value> {
  return tabValue(`desk-draft:${name}`, { outlivesTab: false });
}

/** A draft of more than a text: undefined while there is none. */
export function useJsonDraft<Value>(name: string): [Value | undefined, (value: Value | undefined) => void] {
  const { read, subscribe } = useMemo(() => jsonDraftOf<Value>(name), [name]);
  // What comes from the storage is a new object each time, which React would take for a change.
  const shown = () => JSON.stringify(read()) as string | undefined;
  const text = useSyncExternalStore(subscribe, shown, shown);
  const value = useMemo(() => (text === undefined ? undefined : (JSON.parse(text) as Value)), [text]);
  return [value, (next) => storeJsonDraft(name, next)];
}

/** The value as it is now, also after its form has gone. */
export function readJsonDraft<Value>(name: string): Value | undefined {
  return jsonDraftOf<Value>(name).read();
}

export function storeJsonDraft<Value>(name: string, value: Value | undefined): void {
  const { set, remove } = jsonDraftOf<Value>(name);
  if (value === undefined) remove();
  else set(value);
}
