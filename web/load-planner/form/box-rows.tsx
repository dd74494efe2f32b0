import { type ReactNode, useRef } from "react";
import { loadPlanner } from "#content/en/load-planner.ts";
import { Button } from "#web/ui/button/button.tsx";
import { CheckboxField, TextField } from "#web/ui/field/field.tsx";
import { CloseIcon } from "#web/ui/icon/icon.tsx";
import { ParcelIcon } from "#web/ui/icon/page-icons.tsx";
import { emptyBox } from "../load/example-load.ts";
import { type BoxFields, kindLimit, letterOf, type Measure, type Problems } from "../load/load.ts";
import { sideNames } from "../packing/box.ts";

const { form: words } = loadPlanner;

export interface BoxRowsProps {
  readonly rows: readonly BoxFields[];
  readonly problems: Problems;
  onChange(rows: readonly BoxFields[]): void;
}

/** A row of fields for each kind of box. Rows can be added up to the number of colours in the drawing. */
export function BoxRows({ rows, problems, onChange }: BoxRowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const nextId = Math.max(...rows.map(({ id }) => id)) + 1;

  /** Without this the focus would be lost with the removed row. */
  function focusRow(index: number): void {
    requestAnimationFrame(() => {
      const shown = [...(list.current?.querySelectorAll("fieldset") ?? [])];
      (shown[index] ?? shown.at(-1))?.querySelector("input")?.focus();
    });
  }

  function remove(index: number): void {
    onChange(rows.toSpliced(index, 1));
    focusRow(Math.max(0, index - 1));
  }

  function add(): void {
    onChange([...rows, emptyBox(nextId)]);
    focusRow(rows.length);
  }

  return (
    <div ref={list}>
      {rows.map((row, index) => (
        <BoxRow
          key={row.id}
          fields={row}
          index={index}
          problems={problems}
          onChange={(changed) => onChange(rows.with(index, changed))}
          onRemove={rows.length > 1 ? () => remove(index) : undefined}
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
  readonly index: number;
  readonly problems: Problems;
  onChange(fields: BoxFields): void;
  readonly onRemove: (() => void) | undefined;
}

function BoxRow({ fields, index, problems, onChange, onRemove }: BoxRowProps) {
  const letter = letterOf(index);
  const { fromExample = [] } = fields;

  function field(name: Measure): ReactNode {
    return (
      <TextField
        key={name}
        label={words[name]}
        value={fields[name]}
        data-example={fromExample.includes(name) || undefined}
        error={problems.get(`${fields.id}.${name}`)}
        inputMode={name === "count" ? "numeric" : "decimal"}
        maxLength={12}
        autoComplete="off"
        // What is typed replaces a figure of the example: a pointer would put the caret between its digits.
        onClick={({ currentTarget }) => fromExample.includes(name) && currentTarget.select()}
        // Also of a value that is equal to the example's: it is typed, so it is the visitor's.
        onInput={({ currentTarget: { value } }) =>
          onChange({
            ...fields,
            [name]: value,
            fromExample: fromExample.filter((other) => other !== name),
            typed: { ...fields.typed, [name]: undefined },
          })
        }
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
        <div className="box-row__sides">{sideNames.map(field)}</div>
        {field("weight")}
        {field("count")}
        <div className="box-row__last">
          <div className="box-row__handling">
            {(["upright", "nothingOnTop"] as const).map((name) => (
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
