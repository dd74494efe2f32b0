import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { chat } from "#content/en/chat.ts";
import { ChatHeader } from "./chat-header.tsx";
import { ChatLog } from "./chat-log.tsx";
import { Composer } from "./composer.tsx";
import { createConversation } from "./conversation.ts";
import { LiveRegion } from "./live-region.tsx";
import { useFrame } from "./use-frame.ts";
import { useFullScreen } from "./use-full-screen.ts";
import "./indic-fonts.css";
import "./chat-window.css";

export interface ChatWindowProps {
  /** The launcher's popover, which this fills. */
  readonly frame: RefObject<HTMLElement | null>;
}

/** In milliseconds (specification, section 9). */
const focusDelay = 80;

/** Meena's window. It lives on while it is closed. */
export function ChatWindow({ frame: frameRef }: ChatWindowProps) {
  const { frame, open, close } = useFrame(frameRef);
  const [conversation] = useState(createConversation);
  const { messages, pending, news, interrupted } = useSyncExternalStore(
    conversation.subscribe,
    conversation.snapshot,
  );
  // On a full screen the window would hide the page that a link in an answer leads to: it steps aside.
  const [aside, setAside] = useState(false);
  const log = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [parked, setParked] = useState(false);
  const [unread, setUnread] = useState(false);
  useFullScreen(frame, open, aside);

  useEffect(() => {
    if (!open) return;
    setAside(false);
    setUnread(false);
    conversation.open();
    const timer = setTimeout(() => (field.current?.disabled ? log : field).current?.focus(), focusDelay);
    return () => clearTimeout(timer);
  }, [open, conversation]);

  const tellNews = useEffectEvent(() => {
    if (!open) setUnread(true);
  });
  useEffect(() => {
    if (news !== "") tellNews();
  }, [news]);

  /** A disabled field cannot hold the focus: it waits in the conversation, unless it has gone elsewhere. */
  useEffect(() => {
    if (pending || document.activeElement !== log.current) return;
    // Where fingers type, the focus would bring the keyboard up, over the answer.
    if (window.matchMedia("(pointer: fine)").matches) field.current?.focus({ preventScroll: true });
  }, [pending]);

  function parkFocus(): void {
    log.current?.focus({ preventScroll: true });
    setParked(true);
  }

  function send(text: string): boolean {
    const sent = conversation.send(text);
    if (sent) parkFocus();
    return sent;
  }

  function retry(): void {
    parkFocus();
    conversation.retry();
  }

  function clear(): void {
    conversation.clear();
    field.current?.focus();
  }

  return (
    <div className="chat-window" data-aside={aside}>
      <ChatHeader pending={pending} onClear={clear} onClose={close} />
      <ChatLog
        ref={log}
        parked={parked}
        onUse={() => setParked(false)}
        open={open}
        messages={messages}
        pending={pending}
        interrupted={interrupted}
        onAsk={send}
        onRetry={retry}
        onFollow={() => setAside(true)}
      />
      <Composer ref={field} pending={pending} onSend={send} onFocus={() => setAside(false)} />
      <LiveRegion text={news} />
      {unread && createPortal(<UnreadMark />, frame.button)}
    </div>
  );
}

/** On the launcher: an answer came while the window was closed. */
function UnreadMark() {
  return (
    <span className="chat-unread">
      <span className="visually-hidden"> ({chat.unread})</span>
    </span>
  );
}
