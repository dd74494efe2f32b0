import { useEffect, useRef, useState } from "react";
import { shell } from "#content/en/shell.ts";
import { prefersReducedMotion } from "#web/browser/reduced-motion.ts";
import { focusHeading } from "#web/navigation/go-to.ts";
import { ArrowUpIcon } from "#web/ui/icon/icon.tsx";
import "./floating.css";
import "./scroll-to-top.css";

/** A button to the top, shown once the visitor has left the first screen. */
export function ScrollToTop() {
  const firstScreen = useRef<HTMLDivElement>(null);
  const [hasLeftFirstScreen, setHasLeftFirstScreen] = useState(false);

  useEffect(() => {
    if (!firstScreen.current) return;
    // A busy browser reports several changes in one call: the last one is true now.
    const observer = new IntersectionObserver((changes) =>
      setHasLeftFirstScreen(changes.at(-1)?.isIntersecting === false),
    );
    observer.observe(firstScreen.current);
    return () => observer.disconnect();
  }, []);

  /** Moves the focus too: it would be lost on a button that hides. */
  function goUp(): void {
    focusHeading();
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? "instant" : "smooth" });
  }

  return (
    <>
      <div className="scroll-to-top__first-screen" ref={firstScreen} />
      <button
        className="scroll-to-top"
        data-floating
        type="button"
        data-shown={hasLeftFirstScreen}
        aria-label={shell.scrollToTop}
        onClick={goUp}
      >
        <ArrowUpIcon />
      </button>
    </>
  );
}
