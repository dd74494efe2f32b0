import { loadPlanner } from "#content/en/load-planner.ts";
import { formatNumber } from "#content/format/english.ts";
import { parseNumber } from "#contract/digits.ts";
import { type Size, sideNames, sizeOf } from "#contract/loads/packing/box.ts";
import { type BoxLoad, boxLimit, type Load, letterOf, loadOf } from "#contract/loads/packing/load.ts";
import {
  inSmallestUnits,
  kilogram,
  type LengthUnit,
  lengthUnits,
  type VolumeUnit,
  volumeUnits,
} from "#contract/loads/packing/units.ts";
import { type Handling, handlingOf } from "#contract/loads/text/goods-handling.ts";
import { normalized } from "#contract/loads/text/read-load.ts";
import { typedCount, typedLength, typedWeight } from "#contract/loads/text/typed-measure.ts";

/** The values of the form, as typed. */
export interface LoadFields {
  readonly mode: "boxes" | "total";
  readonly unit: LengthUnit;
  readonly boxes: readonly BoxFields[];
  readonly total: TotalFields;
}
export const tickNames = ["upright", "nothingOnTop"] as const;
export type TickName = (typeof tickNames)[number];
export interface BoxFields {
  /** Identifies the row when another one is removed. */
  readonly id: number;
  /** What is in it. Undefined in a load that was kept before there was such a field. */
  readonly name?: string;
  readonly length: string;
  readonly width: string;
  readonly height: string;
  readonly weight: string;
  readonly count: string;
  readonly upright: boolean;
  /** Undefined in a load that was kept before there was such a field. */
  readonly nothingOnTop?: boolean;
  /** What the name of the goods has ticked. The visitor has ticked the rest. */
  readonly tickedByName?: readonly TickName[];
  /** A box of the example (example-load.ts): it goes when the visitor enters a figure. */
  readonly isExample?: boolean;
  /** The sides that were typed before the unit was changed. They count, because what the fields show is rounded. */
  readonly typed?: { readonly [Name in Measure]?: TypedFigure<LengthUnit> | undefined };
}
export interface TotalFields {
  readonly volume: string;
  readonly unit: VolumeUnit;
  readonly weight: string;
  /** The volume, if it was typed before the unit was changed. */
  readonly typed?: TypedFigure<VolumeUnit> | undefined;
}

/** A figure as it was typed, and the unit that was chosen then. */
export interface TypedFigure<Unit> {
  readonly text: string;
  readonly unit: Unit;
}

/** The problem of a field, by `"<row id>.<name>"` or `"total.<name>"`. */
export type Problems = ReadonlyMap<string, string>;

export interface ReadLoad {
  /** The part of the form that is complete; undefined if there is none. */
  readonly load: Load | undefined;
  readonly problems: Problems;
  readonly uncounted: Uncounted;
}

/** The letters of the rows that are not in the load. */
export interface Uncounted {
  /** Something is empty, and nothing wrong. */
  readonly missing: readonly string[];
  /** Something has a problem. */
  readonly invalid: readonly string[];
}

const { problems: words } = loadPlanner.form;
export const measures = [...sideNames, "weight", "count"] as const;
export type Measure = (typeof measures)[number];

/** Turns the form's values into a load. Never fails: an unreadable value is a problem beside its field. */
export function readLoad(fields: LoadFields): ReadLoad {
  return fields.mode === "boxes" ? readBoxes(fields) : readTotal(fields.total);
}

function readBoxes({ boxes: rows, unit }: LoadFields): ReadLoad {
  const problems = new Map<string, string>();
  const missing: string[] = [];
  const invalid: string[] = [];
  const boxes: BoxLoad[] = [];
  let count = 0;
  for (const [row, fields] of rows.entries()) {
    const letter = letterOf(row);
    const { values, problems: rowProblems } = readMeasures(fields, unit);
    count += values?.count ?? 0;
    if (values && count > boxLimit) rowProblems.set("count", words.tooMany(formatNumber(boxLimit)));
    for (const [name, problem] of rowProblems) problems.set(`${fields.id}.${name}`, problem);
    if (rowProblems.size > 0) invalid.push(letter);
    else if (values) boxes.push({ letter, row, ...boxOf(values, fields, unit) });
    else missing.push(letter);
  }
  const load = boxes.length > 0 ? loadOf(boxes) : undefined;
  return { load, problems, uncounted: { missing, invalid } };
}

function boxOf(values: BoxValues, fields: BoxFields, unit: LengthUnit) {
  const { typed, upright, nothingOnTop = false } = fields;
  const name = fields.name?.trim() || undefined;
  const size = sizeOf((side) => inSmallestUnits(values[side], lengthUnits[typed?.[side]?.unit ?? unit]));
  return {
    ...(name && { name }),
    // A fridge stands, whichever of its sides was typed last.
    size: name && upright ? handlingNamed(name, size).size : size,
    weight: values.weight === undefined ? 0 : inSmallestUnits(values.weight, kilogram),
    count: values.count,
    upright,
    nothingOnTop,
  };
}

/** How goods of this name are loaded. The quote form and Meena go by the same words. */
export function handlingNamed(name: string, size: Size = noSize): Handling {
  const phrase = normalized(name);
  return handlingOf(phrase, phrase, size);
}

const noSize = sizeOf(() => 0);

type BoxValues = Record<Exclude<Measure, "weight">, number> & { readonly weight?: number | undefined };

interface ReadMeasures {
  /** The row's figures, if all but the weight are there, and valid. */
  readonly values: BoxValues | undefined;
  readonly problems: Map<Measure, string>;
}

function readMeasures(fields: BoxFields, unit: LengthUnit): ReadMeasures {
  const values: Partial<Record<Measure, number>> = {};
  const problems = new Map<Measure, string>();
  for (const name of measures) {
    const { text, unit: typedUnit } = fields.typed?.[name] ?? { text: fields[name], unit };
    const { value, problem } = readNumber(text, name === "count", withUnit(name, text, typedUnit));
    if (problem) problems.set(name, problem);
    if (value !== undefined) values[name] = value;
  }
  const complete = measures.every((name) => name === "weight" || values[name] !== undefined);
  return { values: complete ? (values as BoxValues) : undefined, problems };
}

function readTotal(fields: TotalFields): ReadLoad {
  const problems = new Map<string, string>();
  const { text, unit } = fields.typed ?? { text: fields.volume, unit: fields.unit };
  const volume = readNumber(text, false);
  const weight = readNumber(fields.weight, false, withUnit("weight", fields.weight));
  if (volume.problem) problems.set("total.volume", volume.problem);
  if (weight.problem) problems.set("total.weight", weight.problem);
  const isKnown = volume.value !== undefined || weight.value !== undefined;
  const load =
    isKnown && problems.size === 0
      ? {
          volume: (volume.value ?? 0) * volumeUnits[unit],
          weight: inSmallestUnits(weight.value ?? 0, kilogram),
          weightKnown: weight.value !== undefined,
          ...(volume.value === undefined && { volumeKnown: false as const }),
        }
      : undefined;
  return { load, problems, uncounted: { missing: [], invalid: [] } };
}

/**
 * What a text with a unit of its own comes to in the unit of its field: 5.5 ft of "5'6" and 65 kg of "65 kg". Undefined for a
 * text without one.
 */
export function withUnit(name: Measure, text: string, unit: LengthUnit = "cm"): number | undefined {
  if (name === "count") return typedCount(text);
  const [measure, one] =
    name === "weight" ? [typedWeight(text), kilogram] : [typedLength(text), lengthUnits[unit]];
  return measure === undefined ? undefined : measure / one;
}

function readNumber(
  typed: string,
  whole: boolean,
  inOwnUnit?: number,
): { readonly value?: number; readonly problem?: string } {
  const [, minus = "", amount = ""] = /^([-−]?)(.*)$/.exec(typed.trim()) ?? [];
  if (minus + amount === "") return {};
  const value = parseNumber(amount) ?? inOwnUnit;
  if (value === undefined) return { problem: words.number };
  if (value === 0 || minus) return { problem: words.zero };
  if (whole && !Number.isInteger(value)) return { problem: words.whole };
  return { value };
}
