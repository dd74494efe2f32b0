import { type ReactNode, useId, useRef } from "react";
import { loadPlanner } from "#content/en/load-planner.ts";
import { Button } from "#web/ui/button/button.tsx";
import { CheckboxField, TextField } from "#web/ui/field/field.tsx";
import { CloseIcon, ParcelIcon } from "#web/ui/icon/icon.tsx";
import { emptyBox } from "./example-load.ts";
import {
  type BoxFields,
  kindLimit,
  type LoadFields,
  letterOf,
  type Problems,
  type TotalFields,
} from "./load.ts";
import "./load-form.css";

const { form: words } = loadPlanner;
const lengthUnitNames = ["ft", "in", "cm"] as const;
const volumeUnitNames = ["ft3", "m3"] as const;
const modes = ["boxes", "total"] as const;

export interface LoadFormProps {
  readonly fields: LoadFields;
  readonly problems: Problems;
  /** Nothing has been typed yet. */
  readonly example: boolean;
  readonly onChange: (fields: LoadFields) => void;
  readonly onUnit: (unit: LoadFields["unit"]) => void;
}

/** What is to be carried: boxes of several kinds, or a total. Every change is answered at once, nothing is sent. */
export function LoadForm({ fields, problems, example, onChange, onUnit }: LoadFormProps) {
  const inBoxes = fields.mode === "boxes";
  return (
    <form className="load-form" aria-label={words.label} onSubmit={(event) => event.preventDefault()}>
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
                onChoose={() => onChange({ ...fields, total: { ...fields.total, unit } })}
              />
            ))}
          </Choice>
        )}
        {example && inBoxes && <p className="load-form__example">{words.example}</p>}
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

interface BoxRowsProps {
  readonly rows: readonly BoxFields[];
  readonly problems: Problems;
  readonly onChange: (rows: readonly BoxFields[]) => void;
}

function BoxRows({ rows, problems, onChange }: BoxRowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const nextId = Math.max(...rows.map(({ id }) => id)) + 1;

  /** The focus would fall out of the page with the row that held it. */
  function focusRow(place: number): void {
    requestAnimationFrame(() =>
      list.current?.querySelectorAll("fieldset")[place]?.querySelector("input")?.focus(),
    );
  }

  function remove(place: number): void {
    onChange(rows.toSpliced(place, 1));
    focusRow(Math.max(0, place - 1));
  }

  function add(): void {
    onChange([...rows, emptyBox(nextId)]);
    focusRow(rows.length);
  }

  return (
    <div ref={list}>
      {rows.map((row, place) => (
        <BoxRow
          key={row.id}
          fields={row}
          place={place}
          problems={problems}
          onChange={(changed) => onChange(rows.with(place, changed))}
          onRemove={rows.length > 1 ? () => remove(place) : undefined}
        />
      ))}
      {rows.length < kindLimit && (
        <Button tone="quiet" className="load-form__add" onClick={add}>
          <ParcelIcon /> {words.add}
        </Button>
      )}
    </div>
  );
}

interface BoxRowProps {
  readonly fields: BoxFields;
  readonly place: number;
  readonly problems: Problems;
  readonly onChange: (fields: BoxFields) => void;
  readonly onRemove: (() => void) | undefined;
}

const sides = ["length", "width", "height"] as const;

function BoxRow({ fields, place, problems, onChange, onRemove }: BoxRowProps) {
  const letter = letterOf(place);

  function field(name: (typeof sides)[number] | "weight" | "count"): ReactNode {
    return (
      <TextField
        key={name}
        label={words[name]}
        value={fields[name]}
        error={problems.get(`${fields.id}.${name}`)}
        inputMode={name === "count" ? "numeric" : "decimal"}
        maxLength={12}
        autoComplete="off"
        onChange={(event) => onChange({ ...fields, [name]: event.target.value })}
      />
    );
  }

  return (
    <fieldset className="box-row" data-row={place}>
      <legend>
        <span className="visually-hidden">{words.box(letter)}</span>
        <span className="box-row__mark" aria-hidden="true">
          {letter}
        </span>
      </legend>
      <div className="box-row__fields">
        <div className="box-row__sides">{sides.map(field)}</div>
        {field("weight")}
        {field("count")}
        <div className="box-row__last">
          <CheckboxField
            label={words.upright}
            checked={fields.upright}
            onChange={(event) => onChange({ ...fields, upright: event.target.checked })}
          />
          {onRemove && (
            <button
              type="button"
              className="box-row__remove"
              aria-label={words.remove(letter)}
              onClick={onRemove}
            >
              <CloseIcon />
            </button>
          )}
        </div>
      </div>
    </fieldset>
  );
}

interface TotalProps {
  readonly fields: TotalFields;
  readonly problems: Problems;
  readonly onChange: (fields: TotalFields) => void;
}

function Total({ fields, problems, onChange }: TotalProps) {
  return (
    <div className="load-form__total">
      <TextField
        label={words.volume}
        value={fields.volume}
        error={problems.get("total.volume")}
        inputMode="decimal"
        maxLength={12}
        autoComplete="off"
        onChange={(event) => onChange({ ...fields, volume: event.target.value })}
      />
      <TextField
        label={words.totalWeight}
        value={fields.weight}
        error={problems.get("total.weight")}
        inputMode="decimal"
        maxLength={12}
        autoComplete="off"
        onChange={(event) => onChange({ ...fields, weight: event.target.value })}
      />
    </div>
  );
}

function Choice({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      <div className="choice__options">{children}</div>
    </fieldset>
  );
}

interface OptionProps {
  readonly name: string;
  readonly label: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function Option({ name, label, chosen, onChoose }: OptionProps) {
  const id = useId();
  return (
    <span className="choice__option">
      <input id={id} type="radio" name={name} checked={chosen} onChange={onChoose} />
      <label htmlFor={id}>{label}</label>
    </span>
  );
}
