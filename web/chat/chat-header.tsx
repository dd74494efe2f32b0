import { useSyncExternalStore } from "react";
import { chat } from "#content/en/chat.ts";
import { CloseIcon } from "#web/ui/icon/icon.tsx";
import { MeenaMark } from "./meena-mark.tsx";
import "./chat-header.css";

export interface ChatHeaderProps {
  readonly pending: boolean;
  onClear(): void;
  onClose(): void;
}

/** Who one talks to, whether she is there, and the way out. */
export function ChatHeader({ pending, onClear, onClose }: ChatHeaderProps) {
  const online = useOnline();
  const status = pending ? "typing" : online ? "online" : "offline";
  const statusWords = { typing: chat.typingStatus, online: chat.online, offline: chat.offline }[status];

  return (
    <div className="chat-header on-brand">
      <span className="chat-header__mark">
        <MeenaMark />
      </span>
      <div className="chat-header__who">
        <h2 className="chat-header__title">{chat.name}</h2>
        <p className="chat-header__status" data-status={status}>
          {statusWords}
        </p>
      </div>
      <button className="chat-header__clear" type="button" onClick={onClear}>
        {chat.clear}
      </button>
      <button className="chat-header__close" type="button" aria-label={chat.close} onClick={onClose}>
        <CloseIcon />
      </button>
    </div>
  );
}

/** Whether the browser has a network at all. One that says so may still reach nobody. */
function useOnline(): boolean {
  return useSyncExternalStore(followNetwork, () => navigator.onLine);
}

function followNetwork(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
