import { useEffect } from "react";
import type { Frame } from "./use-frame.ts";

/** When the window fills the screen; the same condition as in chat-launcher.css. */
const fullScreen = "(max-width: 30em), (max-height: 26em)";

/**
 * What a window that fills the screen needs beyond its styles: nothing behind it takes the focus,
 * and it ends where an on-screen keyboard begins.
 *
 * @param aside it has made room for the page and leaves that alone.
 */
export function useFullScreen({ corner, button, popover }: Frame, open: boolean, aside: boolean): void {
  useEffect(() => {
    if (!open) return;
    const query = window.matchMedia(fullScreen);
    const viewport = window.visualViewport;
    const behind = [button, ...siblingsOf(corner)];

    function fitScreen(): void {
      for (const element of behind) element.inert = query.matches && !aside;
      // Zoomed in by two fingers, the visible part is not the part that a keyboard leaves.
      const visible = viewport?.scale === 1 ? viewport : undefined;
      popover.style.setProperty("--chat-top", `${visible?.offsetTop ?? 0}px`);
      popover.style.setProperty("--chat-height", visible ? `${visible.height}px` : "100dvh");
    }

    fitScreen();
    query.addEventListener("change", fitScreen);
    viewport?.addEventListener("resize", fitScreen);
    viewport?.addEventListener("scroll", fitScreen);
    return () => {
      for (const element of behind) element.inert = false;
      query.removeEventListener("change", fitScreen);
      viewport?.removeEventListener("resize", fitScreen);
      viewport?.removeEventListener("scroll", fitScreen);
    };
  }, [corner, button, popover, open, aside]);
}

function siblingsOf(element: HTMLElement): HTMLElement[] {
  return [...(element.parentElement?.children ?? [])].filter(
    (sibling): sibling is HTMLElement => sibling instanceof HTMLElement && sibling !== element,
  );
}
