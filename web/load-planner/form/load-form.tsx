import { useRef } from "react";
import { loadPlanner } from "#content/en/load-planner.ts";
import { TextField } from "#web/ui/field/field.tsx";
import { inVolumeUnit } from "../load/change-unit.ts";
import { emptyBox, exampleIn } from "../load/example-load.ts";
import type { LoadFields, Problems, TotalFields } from "../load/load.ts";
import { BoxRows } from "./box-rows.tsx";
import { Choice, Option } from "./choice.tsx";
import "../drawing/box-colours.css";
import "./load-form.css";

const { form: words } = loadPlanner;
const lengthUnitNames = ["ft", "in", "cm"] as const;
const volumeUnitNames = ["ft3", "m3"] as const;
const modes = ["boxes", "total"] as const;

export interface LoadFormProps {
  readonly fields: LoadFields;
  readonly problems: Problems;
  onChange(fields: LoadFields): void;
  onUnit(unit: LoadFields["unit"]): void;
}

/** The load: boxes of several kinds, or a total. Every change is answered at once; nothing is sent. */
export function LoadForm({ fields, problems, onChange, onUnit }: LoadFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const inBoxes = fields.mode === "boxes";
  const example = exampleIn(fields);

  function clear(): void {
    // The first row stays the same one, so that it can have the focus.
    const [first = emptyBox(0)] = fields.boxes;
    onChange({ ...fields, boxes: [emptyBox(first.id)] });
    form.current?.querySelector<HTMLElement>(".box-row input")?.focus();
  }

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
        {example !== "none" && (
          <p className="load-form__example">
            {example === "all" ? words.example : words.exampleLeft}{" "}
            <button type="button" onClick={clear}>
              {words.clear}
            </button>
          </p>
        )}
      </div>
      {inBoxes ? (
        <BoxRows
          rows={fields.boxes}
          problems={problems}
          onChange={(boxes) => onChange({ ...fields, boxes })}
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
      maxLength={12}
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
