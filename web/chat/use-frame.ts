import { type RefObject, useEffect, useEffectEvent, useState } from "react";

/** What the launcher has put into the document. */
export interface Frame {
  /** The button and the popover together. */
  readonly corner: HTMLElement;
  readonly button: HTMLElement;
  /** The popover. */
  readonly popover: HTMLElement;
}

/** The launcher's parts, by its popover. Throws when they are not as chat-launcher.tsx renders them. */
function frameAround(popover: HTMLElement | null): Frame {
  const corner = popover?.parentElement;
  const button = corner?.firstElementChild;
  if (!popover || !corner || !(button instanceof HTMLElement)) {
    throw new Error("Meena's window stands beside no launcher; web/chat/chat-launcher.tsx renders both.");
  }
  return { corner, button, popover };
}

/**
 * Follows the launcher's popover: whether it is open, and a function that closes it. Escape closes
 * it too, pressed anywhere in the window or on the button, and the focus is then on the button.
 */
export function useFrame(ref: RefObject<HTMLElement | null>) {
  const [frame] = useState(() => frameAround(ref.current));
  const { corner, button, popover } = frame;
  const [open, setOpen] = useState(() => popover.matches(":popover-open"));

  function close(): void {
    popover.hidePopover();
    // Behind a window that fills the screen it is inert until the closing has been rendered.
    button.inert = false;
    button.focus();
  }

  const closeOnEscape = useEffectEvent(({ key, isComposing }: KeyboardEvent) => {
    if (open && key === "Escape" && !isComposing) close();
  });

  useEffect(() => {
    const followToggle = (event: ToggleEvent): void => setOpen(event.newState === "open");
    const followKey = (event: KeyboardEvent): void => closeOnEscape(event);
    popover.addEventListener("toggle", followToggle);
    corner.addEventListener("keydown", followKey);
    return () => {
      popover.removeEventListener("toggle", followToggle);
      corner.removeEventListener("keydown", followKey);
    };
  }, [corner, popover]);

  return { frame, open, close };
}
