import { useEffect, useRef, useState } from "react";
import type { StaffName } from "#contract/desk/common.ts";
import { deskPath, deskPaths } from "#contract/desk/desk-paths.ts";
import { useDeskEvent } from "#desk/api/events.ts";
import { useMe } from "#desk/api/session.ts";
import { call } from "#desk/http/call.ts";
import { inboxWords } from "#desk/words/inbox.ts";

/** The server forgets a viewer who is silent for longer. */
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
  const [viewers, setViewers] = useState<readonly (StaffName & { readonly typing?: boolean })[]>(known);

  useDeskEvent("presence", (event) => {
    if (event.messageId === messageId) setViewers(event.viewers);
  });
  const path = deskPath(deskPaths.inboxPresence, messageId);
  const typedAt = useRef(Number.NEGATIVE_INFINITY);
  const tellTyping = useRef(() => {});
  useEffect(() => {
    const tell = () => {
      const typing = Date.now() - typedAt.current < repeatMs;
      void call<void>("PUT", path, { body: { typing } }).catch(() => undefined);
    };
    tellTyping.current = tell;
    tell();
    const timer = setInterval(tell, repeatMs);
    return () => {
      clearInterval(timer);
      void call<void>("DELETE", path).catch(() => undefined);
    };
  }, [path]);

  function onTyping(): void {
    const isNews = Date.now() - typedAt.current >= repeatMs;
    typedAt.current = Date.now();
    if (isNews) tellTyping.current();
  }
  return { others: wordsFor(viewers.filter(({ id }) => id !== me.id)), onTyping };
}

function wordsFor(others: readonly (StaffName & { readonly typing?: boolean })[]): string | undefined {
  const typing = others.find((viewer) => viewer.typing);
  if (typing) return inboxWords.typing(typing.name);
  if (others.length === 0) return undefined;
  const names = others.map(({ name }) => name).join(", ");
  return others.length === 1 ? inboxWords.viewing(names) : inboxWords.viewingMany(names);
}
