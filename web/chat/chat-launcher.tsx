import { useRef, useState } from "react";
import { chatFrame as words } from "#content/en/chat-frame.ts";
import { failureText } from "#content/en/failure.ts";
import { shell } from "#content/en/shell.ts";
import { site } from "#content/en/site.ts";
import { paths } from "#contract/routes.ts";
import { Link } from "#web/navigation/link.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { PhoneLink } from "#web/ui/phone-link/phone-link.tsx";
import { useChatPopover } from "./use-chat-popover.ts";
import { useChatWindow } from "./use-chat-window.ts";
import { ChatHeader } from "./window/chat-header.tsx";
import { MeenaMark } from "./window/meena-mark.tsx";
import "./chat-launcher.css";

const frameId = "chat";

/**
 * The floating button and the frame of Meena's window, in every document. The frame is a native popover: the button
 * opens it and the Close button closes it before any script runs. The conversation in it is loaded at the first
 * hover, focus or press of the button.
 */
export function ChatLauncher() {
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const headerSlot = useRef<HTMLDivElement>(null);
  // A full-screen window would hide the page that a link in an answer leads to, so it steps aside.
  const [aside, setAside] = useState(false);
  const [open, setOpen] = useChatPopover(button, popover, aside);
  const { ChatWindow, failure, load, retry } = useChatWindow(open);

  return (
    <div className="chat-corner" data-failed={failure ? "" : undefined}>
      <button
        className="chat-launcher"
        data-floating
        type="button"
        popoverTarget={frameId}
        ref={button}
        onPointerEnter={load}
        onFocus={load}
      >
        <MeenaMark />
        <span className="visually-hidden">{words.open}</span>
      </button>
      <div
        className="chat"
        id={frameId}
        popover="manual"
        role="dialog"
        aria-label={words.open}
        tabIndex={-1}
        data-aside={aside}
        ref={popover}
        onToggle={({ newState }) => setOpen(newState === "open")}
      >
        <ChatHeader frameId={frameId} slot={headerSlot}>
          {!ChatWindow && (
            <p className="chat-header__status" data-status="offline">
              {words.connecting}
            </p>
          )}
        </ChatHeader>
        {ChatWindow ? (
          <ChatWindow
            button={button}
            popover={popover}
            headerSlot={headerSlot}
            open={open}
            onAside={setAside}
          />
        ) : (
          <div className="chat__waiting">
            {failure && <p role="alert">{failure.message}</p>}
            <p className="chat__loading">{words.loading}</p>
            {/* Also in the document: the scripts may never come (chat-launcher.css). A press on the button loads them. */}
            <p className="chat__failed">{words.failedHelp}</p>
            <Button className="chat__failed" tone="secondary" data-loads-scripts onClick={retry}>
              {failureText.retry}
            </Button>
            <PhoneLink number={site.phones[0]}>
              {shell.header.callUs} {site.phones[0]}
            </PhoneLink>
            <Link to={paths.contact} onClick={() => popover.current?.hidePopover()}>
              {words.write}
            </Link>
          </div>
        )}
      </div>
    </div>
  );
}
