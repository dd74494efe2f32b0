import { chat } from "#content/en/chat.ts";
import { useOnline } from "#web/browser/use-online.ts";

export interface ChatControlsProps {
  readonly pending: boolean;
  onClear(): void;
}

/** The conversation's part of the header: Meena's status and the Clear button. */
export function ChatControls({ pending, onClear }: ChatControlsProps) {
  const online = useOnline();
  const status = pending ? "typing" : online ? "online" : "offline";
  const statusWords = { typing: chat.typingStatus, online: chat.online, offline: chat.offline }[status];

  return (
    <>
      <p className="chat-header__status" data-status={status}>
        {statusWords}
      </p>
      <button className="icon-button chat-header__clear" type="button" onClick={onClear}>
        {chat.clear}
      </button>
    </>
  );
}
