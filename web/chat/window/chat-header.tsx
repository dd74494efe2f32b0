import type { ReactNode, Ref } from "react";
import { chatFrame } from "#content/en/chat-frame.ts";
import { CloseIcon } from "#web/ui/icon/icon.tsx";
import { MeenaMark } from "./meena-mark.tsx";
import "./chat-header.css";

export interface ChatHeaderProps {
  /** The popover that Close closes. */
  readonly frameId: string;
  /** The element for the conversation's status and Clear button, once it is loaded. */
  readonly slot: Ref<HTMLDivElement>;
  /** Shown in that place until the conversation is loaded. */
  readonly children: ReactNode;
}

/**
 * Meena's name and the button that closes her window. Both work before the conversation is loaded and before any
 * script runs.
 */
export function ChatHeader({ frameId, slot, children }: ChatHeaderProps) {
  return (
    <div className="chat-header on-brand">
      <span className="chat-header__mark">
        <MeenaMark />
      </span>
      <h2 className="chat-header__title">{chatFrame.name}</h2>
      <div className="chat-header__slot" ref={slot}>
        {children}
      </div>
      <button
        className="icon-button chat-header__close"
        type="button"
        popoverTarget={frameId}
        popoverTargetAction="hide"
        aria-label={chatFrame.close}
      >
        <CloseIcon />
      </button>
    </div>
  );
}
