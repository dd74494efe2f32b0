import { useEffect, useState } from "react";
import { maskIdentityNumbers } from "#contract/identity-numbers.ts";

const prefix = "desk-draft:";

type Listener = (name: string, text: string) => void;
const listeners = new Set<Listener>();

/**
 * A text that is being written. It survives a reload and a lost session in this tab: a copy without identity numbers
 * is kept in sessionStorage until it is sent.
 */
export function useTextDraft(name: string, initial = ""): [string, (text: string) => void] {
  const [draft, setDraft] = useState({ name, text: stored(name) ?? initial });
  if (draft.name !== name) setDraft({ name, text: stored(name) ?? initial });

  useEffect(() => {
    const listener = (restored: string, text: string) => restored === name && setDraft({ name, text });
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [name]);

  function write(text: string): void {
    setDraft({ name, text });
    if (text === initial) sessionStorage.removeItem(prefix + name);
    else sessionStorage.setItem(prefix + name, maskIdentityNumbers(text));
  }
  return [draft.text, write];
}

/** Puts back a draft that was sent too soon, also where its form is on the screen. */
export function restoreDraft(name: string, text: string): void {
  sessionStorage.setItem(prefix + name, maskIdentityNumbers(text));
  for (const listener of listeners) listener(name, text);
}

/** A draft of more than a text: undefined while there is none. */
export function useJsonDraft<Value>(name: string): [Value | undefined, (value: Value | undefined) => void] {
  const [text, setText] = useTextDraft(name);
  return [
    text === "" ? undefined : (JSON.parse(text) as Value),
    (value) => setText(value === undefined ? "" : JSON.stringify(value)),
  ];
}

function stored(name: string): string | undefined {
  return sessionStorage.getItem(prefix + name) ?? undefined;
}
