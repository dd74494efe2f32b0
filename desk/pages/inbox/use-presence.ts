import { useEffect, useRef, useState } from "react";
import type { StaffName } from "#contract/desk/common.ts";
import { useDeskEvent } from "#desk/api/events.ts";
import { endPresence, tellPresence } from "#desk/api/inbox.ts";
import { useMe } from "#desk/api/session.ts";
import { inboxWords } from "#desk/words/inbox.ts";

/** The server forgets a colleague who is silent for longer. */
const repeatMs = 20_000;

export interface Presence {
  /** Who else has the message open, in words; undefined for nobody. */
  readonly others: string | undefined;
  /** To be called on every input: colleagues then see that an answer is being written. */
  readonly onTyping: () => void;
}

/** Tells colleagues that this message is open here, and hears who else has it open. */
export function usePresence(messageId: string, known: readonly StaffName[]): Presence {
  const me = useMe();
  const [present, setPresent] = useState<readonly (StaffName & { readonly typing?: boolean })[]>(known);

  useDeskEvent("presence", (event) => {
    if (event.messageId === messageId) setPresent(event.viewers);
  });
  const typedAt = useRef(Number.NEGATIVE_INFINITY);
  const tellTyping = useRef(() => {});
  useEffect(() => {
    const tell = () => tellPresence(messageId, Date.now() - typedAt.current < repeatMs);
    tellTyping.current = tell;
    tell();
    const timer = setInterval(tell, repeatMs);
    const leave = () => endPresence(messageId);
    // A tab that is closed removes no component.
    addEventListener("pagehide", leave);
    return () => {
      clearInterval(timer);
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [messageId]);

  function onTyping(): void {
    const isNews = Date.now() - typedAt.current >= repeatMs;
    typedAt.current = Date.now();
    if (isNews) tellTyping.current();
  }
  return { others: wordsFor(present.filter(({ id }) => id !== me.id)), onTyping };
}

function wordsFor(others: readonly (StaffName & { readonly typing?: boolean })[]): string | undefined {
  const typing = others.find((other) => other.typing);
  if (typing) return inboxWords.typing(typing.name);
  if (others.length === 0) return undefined;
  const names = others.map(({ name }) => name).join(", ");
  return others.length === 1 ? inboxWords.viewing(names) : inboxWords.viewingMany(names);
}
