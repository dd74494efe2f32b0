import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { chat } from "#content/en/chat.ts";
import { opensElsewhere } from "#web/browser/opens-elsewhere.ts";
import type { ChatMessage } from "../conversation/chat-storage.ts";
import { createConversation } from "../conversation/conversation.ts";
import { ChatControls } from "./chat-controls.tsx";
import { ChatLog } from "./chat-log.tsx";
import { Composer } from "./composer.tsx";
import { LiveRegion } from "./live-region.tsx";
import { Suggestions } from "./suggestions.tsx";
import { useVisibleHeight } from "./use-visible-height.ts";
import "./chat-window.css";

export interface ChatWindowProps {
  /** The launcher's button. */
  readonly button: RefObject<HTMLElement | null>;
  /** The launcher's popover, which this fills. */
  readonly popover: RefObject<HTMLElement | null>;
  readonly headerSlot: RefObject<HTMLElement | null>;
  readonly open: boolean;
  /** Moves the window aside for the page, or back. */
  onAside(aside: boolean): void;
}

/** In milliseconds (specification, section 9). */
const focusDelay = 80;

/** The conversation in Meena's window. It lives on while the window is closed. */
export function ChatWindow({ button, popover, headerSlot, open, onAside }: ChatWindowProps) {
  // The launcher has rendered both long before this is loaded.
  const [slots] = useState(() => ({
    button: button.current as HTMLElement,
    header: headerSlot.current as HTMLElement,
  }));
  const [conversation] = useState(createConversation);
  const { messages, pending, announcement, cleared } = useSyncExternalStore(
    conversation.subscribe,
    conversation.snapshot,
  );
  const log = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [holdsFocusForField, setHoldsFocusForField] = useState(false);
  const [unread, setUnread] = useState(false);
  useVisibleHeight(popover, open);

  const begin = useEffectEvent(() => {
    onAside(false);
    setUnread(false);
    conversation.open();
  });
  useEffect(() => {
    if (!open) return;
    begin();
    const timer = setTimeout(() => (field.current?.disabled ? log : field).current?.focus(), focusDelay);
    return () => clearTimeout(timer);
  }, [open]);

  const tellAnnouncement = useEffectEvent(() => {
    if (!open) setUnread(true);
  });
  useEffect(() => {
    if (announcement !== "") tellAnnouncement();
  }, [announcement]);

  /**
   * A disabled field cannot hold the focus: the log holds it meanwhile, unless the visitor has moved it elsewhere.
   */
  useEffect(() => {
    if (pending || document.activeElement !== log.current) return;
    // On a touch screen the focus would open the keyboard over the answer.
    if (window.matchMedia("(pointer: fine)").matches) field.current?.focus({ preventScroll: true });
  }, [pending]);

  function parkFocus(): void {
    log.current?.focus({ preventScroll: true });
    setHoldsFocusForField(true);
  }

  function send(text: string): boolean {
    const sent = conversation.send(text);
    if (sent) parkFocus();
    return sent;
  }

  function retry(failure: ChatMessage): void {
    parkFocus();
    conversation.retry(failure);
  }

  function clear(): void {
    conversation.clear();
    field.current?.focus();
  }

  function undoClear(): void {
    conversation.undoClear();
    field.current?.focus();
  }

  return (
    <div className="chat-window">
      {createPortal(<ChatControls pending={pending} onClear={clear} />, slots.header)}
      <ChatLog
        ref={log}
        holdsFocusForField={holdsFocusForField}
        onUse={() => setHoldsFocusForField(false)}
        open={open}
        messages={messages}
        pending={pending}
        cleared={cleared}
        onRetry={retry}
        onUndoClear={undoClear}
        onFollow={(event) => !opensElsewhere(event) && onAside(true)}
      >
        {!pending && <Suggestions last={messages.at(-1)} onAsk={send} />}
      </ChatLog>
      <Composer ref={field} pending={pending} onSend={send} onFocus={() => onAside(false)} />
      <LiveRegion text={announcement} />
      {unread && createPortal(<UnreadMark />, slots.button)}
    </div>
  );
}

/** A mark on the launcher: an answer came while the window was closed. */
function UnreadMark() {
  return (
    <span className="chat-unread">
      <span className="visually-hidden"> ({chat.unread})</span>
    </span>
  );
}
