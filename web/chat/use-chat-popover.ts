import { type RefObject, useEffect, useState } from "react";
import { isComposing } from "#web/browser/is-composing.ts";

type ElementRef = RefObject<HTMLElement | null>;

/** Whether the current history entry is the one that an open full-screen window adds. */
function isOwnEntry(): unknown {
  return window.history.state?.chat;
}

/** Whether the window fills the screen when it is open; the same condition as in chat-launcher.css. */
function fillsScreen(): boolean {
  return window.matchMedia("(width < 30rem), (height <= 26rem)").matches;
}

/**
 * Follows the launcher's popover. Escape closes it. Where it fills the screen, Back closes it too, as on any phone.
 * Afterwards the focus is on the button, unless it has moved elsewhere.
 *
 * @param aside the window has moved aside for the page, so Back belongs to the page.
 */
export function useChatPopover(button: ElementRef, popover: ElementRef, aside: boolean) {
  const [open, setOpen] = useState(false);

  // The visitor may have opened it before this code loaded.
  useEffect(() => setOpen(popover.current?.matches(":popover-open") === true), [popover]);

  useEffect(() => {
    const [opener, frame] = [button.current, popover.current];

    function holdsFocus(): boolean {
      const { activeElement } = document;
      return activeElement === document.body || activeElement === opener || !!frame?.contains(activeElement);
    }
    function closeOnEscape(event: KeyboardEvent): void {
      // `open` follows the popover a moment later, and Escape may come first.
      if (event.key === "Escape" && !isComposing(event) && frame?.matches(":popover-open") && holdsFocus()) {
        frame.hidePopover();
        opener?.focus();
      }
    }

    // The styles hide everything under it, so the focus would be lost.
    if (open && fillsScreen() && holdsFocus()) frame?.focus();
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("keydown", closeOnEscape);
      if (!open) return;
      if (holdsFocus()) opener?.focus();
      if (isOwnEntry()) window.history.back();
    };
  }, [button, popover, open]);

  useEffect(() => {
    if (!open || aside || !fillsScreen()) return;
    if (!isOwnEntry()) window.history.pushState({ chat: true }, "");
    function closeOnBack(): void {
      if (!isOwnEntry()) popover.current?.hidePopover();
    }
    window.addEventListener("popstate", closeOnBack);
    return () => window.removeEventListener("popstate", closeOnBack);
  }, [popover, open, aside]);

  return [open, setOpen] as const;
}
