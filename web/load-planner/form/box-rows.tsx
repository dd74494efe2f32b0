import { Fragment, type ReactNode } from "react";
import { loadPlanner } from "#content/en/load-planner.ts";
import { formatNumber } from "#content/format/english.ts";
import { sideNames } from "#contract/loads/packing/box.ts";
import { kindLimit, letterOf } from "#contract/loads/packing/load.ts";
import type { LengthUnit } from "#contract/loads/packing/units.ts";
import { longestName } from "#contract/loads/text/goods-handling.ts";
import { Button } from "#web/ui/button/button.tsx";
import { CheckboxField, TextField } from "#web/ui/field/field.tsx";
import { CloseIcon } from "#web/ui/icon/icon.tsx";
import { ParcelIcon } from "#web/ui/icon/page-icons.tsx";
import { emptyBox, withFigure, withName } from "../load/example-load.ts";
import { type BoxFields, type Measure, type Problems, tickNames, withUnit } from "../load/load.ts";

const { form: words } = loadPlanner;

export interface BoxRowsProps {
  readonly rows: readonly BoxFields[];
  readonly unit: LengthUnit;
  readonly problems: Problems;
  /** Of a box that was removed, in its place. */
  readonly note: ReactNode;
  readonly noteIndex: number | undefined;
  onChange(rows: readonly BoxFields[]): void;
  onRemove(index: number): void;
  /** Called with the row that is to have the focus. */
  onFocus(index: number): void;
}

/** A row of fields for each kind of box. Rows can be added up to the number of colours in the drawing. */
export function BoxRows(props: BoxRowsProps) {
  const { rows, unit, problems, note, noteIndex = 0, onChange, onRemove, onFocus } = props;
  const nextId = Math.max(...rows.map(({ id }) => id)) + 1;

  function add(): void {
    onChange([...rows, emptyBox(nextId)]);
    onFocus(rows.length);
  }

  return (
    <div>
      {rows.map((row, index) => (
        <Fragment key={row.id}>
          {noteIndex === index && note}
          <BoxRow
            fields={row}
            unit={unit}
            index={index}
            problems={problems}
            onFigure={(name, value) => onChange(withFigure(rows, index, name, value))}
            onName={(name) => onChange(withName(rows, index, name))}
            onChange={(changed) => onChange(rows.with(index, changed))}
            onRemove={rows.length > 1 ? () => onRemove(index) : undefined}
          />
        </Fragment>
      ))}
      {noteIndex >= rows.length && note}
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
  readonly unit: LengthUnit;
  readonly index: number;
  readonly problems: Problems;
  onFigure(name: Measure, value: string): void;
  onName(name: string): void;
  onChange(fields: BoxFields): void;
  readonly onRemove: (() => void) | undefined;
}

function BoxRow({ fields, unit, index, problems, onFigure, onName, onChange, onRemove }: BoxRowProps) {
  const letter = letterOf(index);
  const { isExample } = fields;

  function field(name: Measure): ReactNode {
    return (
      <TextField
        key={name}
        label={words[name]}
        value={fields[name]}
        hint={understood(name, fields[name], unit)}
        error={problems.get(`${fields.id}.${name}`)}
        inputMode={name === "count" ? "numeric" : "decimal"}
        maxLength={20}
        autoComplete="off"
        // What is typed replaces a figure of the example: a pointer would put the caret between its digits.
        onClick={({ currentTarget }) => isExample && currentTarget.select()}
        // Also of a value that is equal to the example's: it is typed, so it is the visitor's.
        onInput={({ currentTarget: { value } }) => onFigure(name, value)}
      />
    );
  }

  return (
    <fieldset className="box-row" data-row={index}>
      <legend>
        <span className="visually-hidden">{words.box(letter)}</span>
        <span className="box-row__mark" aria-hidden="true">
          {letter}
        </span>
      </legend>
      <div className="box-row__fields">
        <div className="box-row__goods">
          <TextField
            label={words.goods}
            value={fields.name ?? ""}
            placeholder={words.goodsExample}
            maxLength={longestName}
            autoComplete="off"
            onInput={({ currentTarget: { value } }) => onName(value)}
          />
        </div>
        <div className="box-row__sides">{sideNames.map(field)}</div>
        {field("weight")}
        {field("count")}
        <div className="box-row__last">
          <div className="box-row__handling">
            {tickNames.map((name) => (
              <CheckboxField
                key={name}
                label={words[name]}
                checked={fields[name] ?? false}
                onChange={(event) => onChange({ ...fields, [name]: event.target.checked })}
              />
            ))}
          </div>
          {onRemove && (
            <button
              type="button"
              className="icon-button"
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

/** What a figure with a unit of its own comes to: "= 167.6 cm". */
function understood(name: Measure, text: string, unit: LengthUnit): string | undefined {
  const value = name === "count" ? undefined : withUnit(name, text, unit);
  return value === undefined
    ? undefined
    : words.understood(`${formatNumber(value)} ${name === "weight" ? "kg" : unit}`);
}
