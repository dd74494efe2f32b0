import { type RefObject, useLayoutEffect, useRef } from "react";
import { failureText } from "#content/en/failure.ts";
import { loadPlanner } from "#content/en/load-planner.ts";
import { lazyCode } from "#web/loading/lazy-code.ts";
import { useIsNear } from "#web/loading/use-is-near.ts";
import { useLazyCode } from "#web/loading/use-lazy-code.ts";
import { useSectionAddress } from "#web/navigation/use-section-address.ts";
import { Alert } from "#web/ui/alert/alert.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { SectionHead } from "#web/ui/section-head/section-head.tsx";
import { BedTable } from "./bed-table.tsx";
import "./load-planner.css";

const code = lazyCode("load-planner", () => import("./planner.tsx"));

/**
 * "Will it fit?" The document holds the load beds as a table, for visitors without scripts. The planner replaces the
 * table when the visitor comes near.
 */
export function LoadPlanner() {
  const section = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { module, failure, retry } = useLazyCode(code, useIsNear(section));
  useSectionAddress();
  return (
    <section className="load-planner" aria-labelledby="plan" ref={section}>
      <SectionHead
        className="container"
        titleId="plan"
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
