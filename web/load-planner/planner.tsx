import { startTransition, useEffect, useMemo, useState } from "react";
import { loadPlanner } from "#content/en/load-planner.ts";
import { planLoad } from "#content/loads/plan-load.ts";
import { afterPaint } from "#web/browser/after-paint.ts";
import { DebouncedStatus } from "#web/ui/debounced-status/debounced-status.tsx";
import { LoadForm, type LoadNote } from "./form/load-form.tsx";
import { inUnit } from "./load/change-unit.ts";
import { exampleLoad, isExample } from "./load/example-load.ts";
import { isFilled, replacedLoad } from "./load/fill-planner.ts";
import { type LoadFields, readLoad } from "./load/load.ts";
import { typedLoad } from "./load/typed-load.ts";
import { announcement, headline, unitsOf } from "./plan/plan-sentences.ts";
import { PlanResult } from "./plan-result.tsx";

/** The planner: packs the load as it is typed. It runs in the browser alone and sends nothing. */
export function Planner() {
  const [typed, setTyped] = useState(typedLoad.read);
  const [unit, setUnit] = useState(typed?.unit ?? "cm");
  const [changeNote, setNote] = useState<LoadNote>();
  const [isNoteNew, setNoteNew] = useState(false);
  const fields = useMemo(() => typed ?? exampleLoad(unit), [typed, unit]);
  const note = changeNote ?? noteOfReplaced(fields);
  const settled = useSettled(fields);
  const { load, problems, uncounted } = useMemo(() => readLoad(settled), [settled]);
  const plan = useMemo(() => load && planLoad(load), [load]);
  const units = unitsOf(settled);
  const hasProblems = problems.size > 0;
  const isSample = isExample(settled);
  const answer = typed ? announcement(plan, units, hasProblems) : "";
  const news = isNoteNew || answer === "" ? note?.text : undefined;

  function change(changed: LoadFields): void {
    const isFirstFigure = isExample(fields) && changed.mode === "boxes" && !isExample(changed);
    if (isFirstFigure) setNote({ text: loadPlanner.form.exampleCleared });
    setNoteNew(false);
    typedLoad.set(changed);
    setTyped(changed);
  }

  function changeWithNote(changed: LoadFields, changedNote: LoadNote | undefined): void {
    if (changed === note?.earlier) replacedLoad.remove();
    change(changed);
    setNote(changedNote);
    setNoteNew(true);
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
          note={note}
          onChange={change}
          onNote={changeWithNote}
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
      />
      <DebouncedStatus text={[news, answer].filter(Boolean).join(" ")} />
    </>
  );
}

/** Offers the visitor's own load, which one of the quote form has replaced, and says so as long as that is unchanged. */
function noteOfReplaced(fields: LoadFields): LoadNote | undefined {
  const earlier = replacedLoad.read();
  return earlier && { text: isFilled(fields) ? loadPlanner.form.replaced : "", earlier };
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
