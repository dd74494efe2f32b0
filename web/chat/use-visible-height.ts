import { type RefObject, useEffect } from "react";

/** Has an open window that fills the screen end where an on-screen keyboard begins. */
export function useVisibleHeight(popover: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!open || !viewport) return;

    function fitScreen(): void {
      // Zoomed in by two fingers, the visible part is not the part that a keyboard leaves.
      const visible = viewport?.scale === 1 ? viewport : undefined;
      popover.current?.style.setProperty("--chat-top", `${visible?.offsetTop ?? 0}px`);
      popover.current?.style.setProperty("--chat-height", visible ? `${visible.height}px` : "100dvh");
    }

    fitScreen();
    viewport.addEventListener("resize", fitScreen);
    viewport.addEventListener("scroll", fitScreen);
    return () => {
      viewport.removeEventListener("resize", fitScreen);
      viewport.removeEventListener("scroll", fitScreen);
    };
  }, [popover, open]);
}
