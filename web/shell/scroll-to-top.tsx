import { useEffect, useRef, useState } from "react";
import { shell } from "#content/en/shell.ts";
import { prefersReducedMotion } from "#web/app/reduced-motion.ts";
import { ArrowUpIcon } from "#web/ui/icon/icon.tsx";
import "./scroll-to-top.css";

/** A button back to the top, shown once the first screen has been left. */
export function ScrollToTop() {
  const firstScreen = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState(false);

  useEffect(() => {
    if (!firstScreen.current) return;
    const observer = new IntersectionObserver(([entry]) => setLeft(entry?.isIntersecting === false));
    observer.observe(firstScreen.current);
    return () => observer.disconnect();
  }, []);

  /** The focus goes along: left on a button that hides, it would be lost. */
  function goUp(): void {
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? "instant" : "smooth" });
  }

  return (
    <>
      <div className="scroll-to-top__first-screen" ref={firstScreen} />
      <button
        className="scroll-to-top"
        type="button"
        data-shown={left}
        aria-label={shell.scrollToTop}
        onClick={goUp}
      >
        <ArrowUpIcon />
      </button>
    </>
  );
}
