import { useEffect, useRef, useState } from "react";
import { failureText } from "#content/en/failure.ts";
import { shell } from "#content/en/shell.ts";
import { loadChunk } from "#web/app/load-chunk.ts";
import { Button } from "#web/ui/button/button.tsx";
import { MeenaMark } from "./meena-mark.tsx";
import "./chat-launcher.css";

const words = shell.chat;
const frameId = "chat";

/**
 * The floating button and the frame of Meena's window, in every document and on every page's first
 * load. So both are as little as can be: the frame is a native popover, which the button opens before any
 * script has run, and all the rest is loaded at the button's first hover, focus or press.
 */
export function ChatLauncher() {
  const frame = useRef<HTMLDivElement>(null);
  const [module, setModule] = useState<typeof import("./chat-window.tsx")>();
  const [failure, setFailure] = useState<Error>();

  function load(): void {
    setFailure(undefined);
    loadChunk("chat", import("./chat-window.tsx")).then(setModule, setFailure);
  }

  // It may have been opened before this code arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
  useEffect(() => {
    if (frame.current?.matches(":popover-open")) load();
  }, []);

  return (
    <div className="chat-corner">
      <button
        className="chat-launcher"
        type="button"
        popoverTarget={frameId}
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
        ref={frame}
        onToggle={load}
      >
        {module ? (
          <module.ChatWindow frame={frame} />
        ) : (
          <div className="chat__waiting">
            <p role="alert">{failure?.message}</p>
            {failure ? (
              <Button tone="secondary" onClick={load}>
                {failureText.retry}
              </Button>
            ) : (
              words.loading
            )}
          </div>
        )}
      </div>
    </div>
  );
}
