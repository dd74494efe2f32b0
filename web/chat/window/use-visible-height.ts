import { type RefObject, useEffect } from "react";

/** Makes an open full-screen window end where an on-screen keyboard starts. */
export function useVisibleHeight(popover: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!open || !viewport) return;

    function fitScreen(): void {
      // With pinch zoom the visible part is not the part above the keyboard.
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
