import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { failureText } from "#content/en/failure.ts";
import { loadPlanner } from "#content/en/load-planner.ts";
import { whenInView } from "#web/browser/when-in-view.ts";
import { lazyCode } from "#web/loading/lazy-code.ts";
import { useLazyCode } from "#web/loading/use-lazy-code.ts";
import { useLocation } from "#web/navigation/hash-location.ts";
import { Alert } from "#web/ui/alert/alert.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { SectionHead } from "#web/ui/section-head/section-head.tsx";
import { BedTable } from "./bed-table.tsx";
import "./load-planner.css";

const code = lazyCode("load-planner", () => import("./planner.tsx"));

/** The planner's code is loaded when the section is this near to the window. */
const loadDistance = "900px";

/**
 * "Will it fit?" The document holds the load beds as a table, for visitors without scripts. The planner replaces the
 * table when the visitor comes near.
 */
export function LoadPlanner() {
  const section = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { module, failure, retry } = useLazyCode(code, useIsNear(section));
  useScrollHere(section, title);
  return (
    <section className="load-planner" aria-labelledby="load-planner-title" ref={section}>
      <SectionHead
        className="container"
        titleId="load-planner-title"
        titleRef={title}
        title={loadPlanner.title}
        intro={module ? loadPlanner.intro : loadPlanner.table.caption}
      />
      {module ? (
        <module.Planner />
      ) : (
        <div className="container">
          {failure && (
            <Alert tone="error">
              <p>{failure.message}</p>
              <Button tone="quiet" onClick={retry}>
                {failureText.retry}
              </Button>
            </Alert>
          )}
          <BedTable />
          <KeepFocus from={section} to={title} />
        </div>
      )}
    </section>
  );
}

/** A link with `?plan` leads here instead of to the top of the page. */
function useScrollHere(section: RefObject<HTMLElement | null>, title: RefObject<HTMLElement | null>): void {
  const isWanted = useLocation().query.has("plan");
  useEffect(() => {
    if (!isWanted) return;
    // After the effects of the page change, which scroll to the top and focus the heading.
    queueMicrotask(() => {
      section.current?.scrollIntoView({ behavior: "instant" });
      title.current?.focus({ preventScroll: true });
    });
  }, [isWanted, section, title]);
}

/** Whether the visitor has come near the section. */
function useIsNear(section: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!section.current) return;
    const markNear = (): void => setNear(true);
    const stopWatching = whenInView(section.current, markNear, { rootMargin: `${loadDistance} 0px` });
    // A keyboard user jumps from control to control, and would be past the section before it loads.
    addEventListener("keydown", markNear, { once: true });
    return () => {
      stopWatching();
      removeEventListener("keydown", markNear);
    };
  }, [section]);
  return isNear;
}

interface KeepFocusProps {
  readonly from: RefObject<HTMLElement | null>;
  readonly to: RefObject<HTMLElement | null>;
}

/** Goes with the table. A focus inside that would be lost, so it moves to the title. */
function KeepFocus({ from, to }: KeepFocusProps) {
  useLayoutEffect(
    () => () => {
      if (from.current?.contains(document.activeElement)) to.current?.focus({ preventScroll: true });
    },
    [from, to],
  );
  return null;
}
