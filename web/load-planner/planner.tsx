import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { loadPlanner } from "#content/en/load-planner.ts";
import { formatNames } from "#content/format/english.ts";

import { announcement, unitsOf } from "./describe.ts";
import { exampleLoad } from "./example-load.ts";
import { type LoadFields, readLoad } from "./load.ts";
import { LoadForm } from "./load-form.tsx";
import { planLoad } from "./plan.ts";
import { Stage } from "./stage.tsx";

/** Whoever looks at another page and comes back finds the load as it was; a reload forgets it. */
let remembered: LoadFields | undefined;

/** The planner itself: what is typed, packed at once. It runs in the browser alone and sends nothing. */
export function Planner() {
  const [typed, setTyped] = useState(remembered);
  const [unit, setUnit] = useState(remembered?.unit ?? "cm");
  const fields = typed ?? exampleLoad(unit);
  // Typing goes first: a full truck takes the search some hundredths of a second.
  const settled = useDeferredValue(fields);
  const { load, uncounted } = useMemo(() => readLoad(settled), [settled]);
  const plan = useMemo(() => load && planLoad(load), [load]);
  const units = unitsOf(settled);

  function change(next: LoadFields): void {
    remembered = next;
    setTyped(next);
  }

  function changeUnit(next: LoadFields["unit"]): void {
    // The example is said anew; what a visitor typed was perhaps meant in this unit all along.
    if (typed) change({ ...typed, unit: next });
    setUnit(next);
  }

  return (
    <>
      <div className="container">
        <LoadForm
          fields={fields}
          problems={readLoad(fields).problems}
          example={typed === undefined}
          onChange={change}
          onUnit={changeUnit}
        />
      </div>
      <Stage
        plan={plan}
        units={units}
        uncounted={
          plan && uncounted.length > 0
            ? loadPlanner.answer.incomplete(formatNames(uncounted.map(loadPlanner.form.box)))
            : undefined
        }
      />
      <Announcer text={typed && plan ? announcement(plan, units) : ""} />
    </>
  );
}

/** Long enough for a figure to be typed to its end. In milliseconds. */
const pause = 900;

/** Reads the result out once the typing has paused, not after each key. */
function Announcer({ text }: { readonly text: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
