import { startTransition, useEffect, useMemo, useState } from "react";
import { afterPaint } from "#web/browser/after-paint.ts";
import { LateStatus } from "#web/ui/late-status/late-status.tsx";
import { LoadForm } from "./form/load-form.tsx";
import { inUnit } from "./load/change-unit.ts";
import { exampleIn, exampleLoad, withoutUntouched } from "./load/example-load.ts";
import { type LoadFields, readLoad } from "./load/load.ts";
import { typedLoad } from "./load/typed-load.ts";
import { planLoad } from "./plan/plan.ts";
import { announcement, headline, saySample, unitsOf } from "./plan/plan-sentences.ts";
import { PlanResult } from "./plan-result.tsx";

/** The planner: packs the load as it is typed. It runs in the browser alone and sends nothing. */
export function Planner() {
  const [typed, setTyped] = useState(typedLoad.read);
  const [unit, setUnit] = useState(typed?.unit ?? "cm");
  const fields = useMemo(() => typed ?? exampleLoad(unit), [typed, unit]);
  const settled = useSettled(fields);
  const { load, problems, uncounted } = useMemo(() => readLoad(settled), [settled]);
  const plan = useMemo(() => load && planLoad(load), [load]);
  const units = unitsOf(settled);
  const hasProblems = problems.size > 0;
  const isSample = exampleIn(settled) === "all";

  function change(changed: LoadFields): void {
    const next = withoutUntouched(changed);
    typedLoad.set(next);
    setTyped(next);
  }

  function changeUnit(next: LoadFields["unit"]): void {
    if (typed) change(inUnit(typed, next));
    setUnit(next);
  }

  return (
    <>
      <div className="container">
        <LoadForm
          fields={fields}
          problems={readLoad(fields).problems}
          onChange={change}
          onUnit={changeUnit}
        />
        {/* Not for the example, which nobody has asked about. Screen readers hear it from the status below. */}
        {!isSample && (
          <p className="load-form__verdict" aria-hidden="true">
            {headline(plan, hasProblems)}
          </p>
        )}
      </div>
      <PlanResult
        plan={plan}
        units={units}
        uncounted={uncounted}
        hasProblems={hasProblems}
        isSample={isSample}
        sampleLines={saySample(settled)}
      />
      <LateStatus text={typed ? announcement(plan, units, hasProblems) : ""} />
    </>
  );
}

/**
 * The fields as they were at the last paint. What is typed is shown first: packing a full truck takes a slow phone more
 * than a tenth of a second in one piece. `useDeferredValue` begins with that before the paint.
 */
function useSettled(fields: LoadFields): LoadFields {
  const [settled, setSettled] = useState(fields);
  useEffect(() => afterPaint(() => startTransition(() => setSettled(fields))), [fields]);
  return settled;
}
