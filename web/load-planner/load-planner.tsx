import { type ComponentType, type RefObject, useEffect, useRef, useState } from "react";
import { failureText } from "#content/en/failure.ts";
import { loadPlanner } from "#content/en/load-planner.ts";
import { useLocation } from "#web/app/hash-location.ts";
import { ChunkLoadError, loadChunk } from "#web/app/load-chunk.ts";
import { Alert } from "#web/ui/alert/alert.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { SectionHead } from "#web/ui/section-head/section-head.tsx";
import { BedTable } from "./bed-table.tsx";
import "./load-planner.css";

/** The planner's code is loaded when the section is this near to the window. */
const loadDistance = "900px";

/**
 * "Will it fit?" The document holds the load beds as a table, for visitors without scripts. The planner replaces the
 * table when the visitor comes near.
 */
export function LoadPlanner() {
  const section = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { Planner, failure, retry } = usePlanner(section, title);
  useScrollHere(section, title);
  return (
    <section className="load-planner" aria-labelledby="load-planner-title" ref={section}>
      <SectionHead
        className="container"
        titleId="load-planner-title"
        titleRef={title}
        title={loadPlanner.title}
        intro={Planner ? loadPlanner.intro : loadPlanner.table.caption}
      />
      {Planner ? (
        <Planner />
      ) : (
        <div className="container">
          {failure && (
            <Alert tone="error">
              <p>{failure}</p>
              <Button tone="quiet" onClick={retry}>
                {failureText.retry}
              </Button>
            </Alert>
          )}
          <BedTable />
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

/** The planner's component once its code has loaded, or the failure. */
function usePlanner(section: RefObject<HTMLElement | null>, title: RefObject<HTMLElement | null>) {
  const [Planner, setPlanner] = useState<ComponentType>();
  const [failure, setFailure] = useState<string>();
  const [near, setNear] = useState(false);
  const holdsFocus = useRef(false);

  useEffect(() => {
    if (!section.current) return;
    const markNear = (): void => setNear(true);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && markNear(), {
      rootMargin: `${loadDistance} 0px`,
    });
    observer.observe(section.current);
    // A keyboard user jumps from control to control, and would be past the section before it loads.
    addEventListener("keydown", markNear, { once: true });
    return () => {
      observer.disconnect();
      removeEventListener("keydown", markNear);
    };
  }, [section]);

  useEffect(() => {
    if (!near || Planner || failure) return;
    loadChunk("load-planner", import("./planner.tsx")).then(
      (module) => {
        holdsFocus.current = section.current?.contains(document.activeElement) ?? false;
        setPlanner(() => module.Planner);
      },
      (error: unknown) =>
        setFailure(error instanceof ChunkLoadError ? error.message : failureText.unexpected),
    );
  }, [near, Planner, failure, section]);

  // A focus inside the table would be lost with it.
  useEffect(() => {
    if (Planner && holdsFocus.current) title.current?.focus({ preventScroll: true });
  }, [Planner, title]);

  return { Planner, failure, retry: () => setFailure(undefined) };
}
