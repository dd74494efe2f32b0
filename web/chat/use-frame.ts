import { type RefObject, useEffect, useState } from "react";

type ElementRef = RefObject<HTMLElement | null>;

/** Whether the current entry of the history is the one that an open window on a full screen adds. */
function isOwnEntry(): boolean {
  return window.history.state?.chat === true;
}

/** Whether the window fills the screen when it is open; the same condition as in chat-launcher.css. */
function fillsScreen(): boolean {
  return window.matchMedia("(max-width: 30em), (max-height: 26em)").matches;
}

/**
 * Follows the launcher's popover. Escape closes it; where it fills the screen, so does Back, as with any screen of a
 * phone. However it was closed, the focus is on the button afterwards, unless it has gone elsewhere.
 *
 * @param aside it has made room for the page, so Back belongs to the page.
 */
export function useFrame(button: ElementRef, popover: ElementRef, aside: boolean) {
  const [open, setOpen] = useState(false);

  // It may have been opened before this code arrived.
  useEffect(() => setOpen(popover.current?.matches(":popover-open") === true), [popover]);

  useEffect(() => {
    if (!open) return;
    const [opener, frame] = [button.current, popover.current];

    function holdsFocus(): boolean {
      const { activeElement } = document;
      return activeElement === document.body || activeElement === opener || !!frame?.contains(activeElement);
    }
    function closeOnEscape({ key, isComposing }: KeyboardEvent): void {
      if (key === "Escape" && !isComposing && holdsFocus()) frame?.hidePopover();
    }

    // The styles hide all that it covers, so the focus would be nowhere.
    if (fillsScreen() && holdsFocus()) frame?.focus();
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("keydown", closeOnEscape);
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
