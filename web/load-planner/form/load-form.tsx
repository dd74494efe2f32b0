import { useRef } from "react";
import { loadPlanner } from "#content/en/load-planner.ts";
import { letterOf } from "#contract/loads/packing/load.ts";
import { TextField } from "#web/ui/field/field.tsx";
import { inVolumeUnit } from "../load/change-unit.ts";
import { emptyBox, isExample } from "../load/example-load.ts";
import type { LoadFields, Problems, TotalFields } from "../load/load.ts";
import { isEmpty, type RemovedBoxes, withRemoved } from "../load/removed-boxes.ts";
import { BoxRows } from "./box-rows.tsx";
import { Choice, Option } from "./choice.tsx";
import "../drawing/box-colours.css";
import "./load-form.css";

const { form: words } = loadPlanner;
const lengthUnitNames = ["ft", "in", "cm"] as const;
const volumeUnitNames = ["ft3", "m3"] as const;
const modes = ["boxes", "total"] as const;

/** What happened to the boxes, and those that Undo brings back. */
export interface LoadNote {
  readonly text: string;
  readonly removed?: RemovedBoxes;
  /** The whole load that Undo brings back. */
  readonly earlier?: LoadFields;
  /** Whether it stands in the place of a removed box. */
  readonly isInRow?: boolean;
}

export interface LoadFormProps {
  readonly fields: LoadFields;
  readonly problems: Problems;
  readonly note: LoadNote | undefined;
  onChange(fields: LoadFields): void;
  onNote(fields: LoadFields, note: LoadNote | undefined): void;
  onUnit(unit: LoadFields["unit"]): void;
}

/** The load: boxes of several kinds, or a total. Every change is answered at once; nothing is sent. */
export function LoadForm({ fields, problems, note, onChange, onNote, onUnit }: LoadFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { boxes, unit } = fields;
  const inBoxes = fields.mode === "boxes";
  const hasBoxes = !boxes.every(isEmpty);
  const headText = isExample(fields) ? words.example : note?.isInRow ? undefined : note?.text;

  /** Without this the focus would be lost with the row or the button that goes. */
  function focusRow(index: number): void {
    requestAnimationFrame(() => {
      const rows = [...(form.current?.querySelectorAll(".box-row") ?? [])];
      (rows[index] ?? rows.at(-1))?.querySelector("input")?.focus();
    });
  }

  function clear(): void {
    onNote(
      { ...fields, boxes: [emptyBox(0)] },
      { text: words.cleared, removed: { rows: boxes, index: 0, unit } },
    );
    focusRow(0);
  }

  function remove(index: number): void {
    const removed = { rows: boxes.slice(index, index + 1), index, unit };
    const text = words.removed(letterOf(index));
    onNote({ ...fields, boxes: boxes.toSpliced(index, 1) }, { text, removed, isInRow: true });
    focusRow(Math.max(0, index - 1));
  }

  const { removed, earlier } = note ?? {};
  const restored = removed ? withRemoved(fields, removed) : earlier;
  const undo = restored && (
    <TextButton
      onClick={() => {
        onNote(restored, undefined);
        focusRow(removed?.index ?? 0);
      }}
    >
      {removed ? words.undo : words.showReplaced}
    </TextButton>
  );

  const headUndo = !note?.isInRow && undo;

  return (
    <form
      className="load-form"
      aria-label={words.label}
      ref={form}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="load-form__choices">
        <Choice legend={words.mode.legend}>
          {modes.map((mode) => (
            <Option
              key={mode}
              name="mode"
              label={words.mode[mode]}
              chosen={fields.mode === mode}
              onChoose={() => onChange({ ...fields, mode })}
            />
          ))}
        </Choice>
        {inBoxes ? (
          <Choice legend={words.unit.legend}>
            {lengthUnitNames.map((unit) => (
              <Option
                key={unit}
                name="unit"
                label={words.unit[unit]}
                chosen={fields.unit === unit}
                onChoose={() => onUnit(unit)}
              />
            ))}
          </Choice>
        ) : (
          <Choice legend={words.volumeUnit.legend}>
            {volumeUnitNames.map((unit) => (
              <Option
                key={unit}
                name="volumeUnit"
                label={words.volumeUnit[unit]}
                chosen={fields.total.unit === unit}
                onChoose={() => onChange({ ...fields, total: inVolumeUnit(fields.total, unit) })}
              />
            ))}
          </Choice>
        )}
        {inBoxes && (headText || headUndo || hasBoxes) && (
          <p className="load-form__note">
            {headText} {headUndo} {hasBoxes && <TextButton onClick={clear}>{words.clear}</TextButton>}
          </p>
        )}
      </div>
      {inBoxes ? (
        <BoxRows
          rows={boxes}
          unit={unit}
          problems={problems}
          note={
            note?.isInRow && (
              <p className="load-form__note">
                {note.text} {undo}
              </p>
            )
          }
          noteIndex={removed?.index}
          onChange={(changed) => onChange({ ...fields, boxes: changed })}
          onRemove={remove}
          onFocus={focusRow}
        />
      ) : (
        <Total
          fields={fields.total}
          problems={problems}
          onChange={(total) => onChange({ ...fields, total })}
        />
      )}
    </form>
  );
}

function TextButton({ onClick, children }: { onClick(): void; readonly children: string }) {
  return (
    <button className="text-button" type="button" onClick={onClick}>
      {children}
    </button>
  );
}

interface TotalProps {
  readonly fields: TotalFields;
  readonly problems: Problems;
  onChange(fields: TotalFields): void;
}

function Total({ fields, problems, onChange }: TotalProps) {
  const field = (name: "volume" | "weight", label: string) => (
    <TextField
      label={label}
      value={fields[name]}
      error={problems.get(`total.${name}`)}
      inputMode="decimal"
      maxLength={20}
      autoComplete="off"
      onChange={(event) =>
        onChange({
          ...fields,
          [name]: event.target.value,
          typed: name === "volume" ? undefined : fields.typed,
        })
      }
    />
  );
  return (
    <div className="load-form__total">
      {field("volume", words.volume)}
      {field("weight", words.totalWeight)}
    </div>
  );
}
