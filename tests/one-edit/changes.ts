import type { Amount, Span } from "#content/schema/rules.ts";

/** A figure of a table of content: alone, with its unit, or with a second one. */
export type Figure = number | Amount | Span;

/** A table as it is after the owner has changed one figure of it. */
export interface Change<Table> {
  /** Where the figure stands in the table: "cancellation.fee". */
  readonly name: string;
  readonly before: Figure;
  readonly after: Figure;
  readonly changed: Table;
}

/**
 * Variants of a table, each with one figure replaced.
 *
 * @param other gives the other figure; unless it is given, one that stands nowhere else on the site.
 */
export function changesOf<Table>(table: Table, other = otherThan): Change<Table>[] {
  return leavesOf(table).flatMap(({ path, leaf }) => {
    if (typeof leaf === "string") return [];
    const after = other(leaf);
    return [{ name: path.join("."), before: leaf, after, changed: replaced(table, path, after) as Table }];
  });
}

/** The words of a table, and the table with all of them replaced by distinct other words. */
export function otherWords<Table>(table: Table) {
  const words = leavesOf(table).flatMap(({ path, leaf }, index) =>
    typeof leaf === "string" ? [{ path, before: leaf, after: otherText(leaf, index) }] : [],
  );
  const changed = words.reduce<unknown>((other, { path, after }) => replaced(other, path, after), table);
  return { words, changed: changed as Table };
}

export function isAmount(part: unknown): part is Amount {
  return typeof part === "object" && part !== null && "value" in part;
}

export function isSpan(part: unknown): part is Span {
  return typeof part === "object" && part !== null && "unit" in part && "from" in part;
}

interface Leaf {
  readonly path: readonly string[];
  readonly leaf: Figure | string;
}

function leavesOf(part: unknown, path: readonly string[] = []): Leaf[] {
  const isLeaf = typeof part === "string" || typeof part === "number" || isAmount(part) || isSpan(part);
  if (isLeaf) return [{ path, leaf: part }];
  // An id names a part of the table for the code, and no page says it.
  const parts = Object.entries(part as object).filter(([key]) => key !== "id");
  return parts.flatMap(([key, value]) => leavesOf(value, [...path, key]));
}

/** Figures that stand nowhere else on the site. */
function otherThan(figure: Figure): Figure {
  return otherBy(figure, (number) => number * 3 + 1);
}

/**
 * Figures with as many digits: Meena sees how long the numbers of a question are, and "why did you charge me 151?" is
 * another question to her than "why did you charge me 50?".
 */
export function otherOfSameLength(figure: Figure): Figure {
  return otherBy(figure, (number) => {
    const isAsLong = (other: number) => other > 0 && String(other).length === String(number).length;
    return [number * 3 + 1, number + 3, number - 3].find(isAsLong) ?? number + 1;
  });
}

function otherBy(figure: Figure, other: (number: number) => number): Figure {
  if (typeof figure === "number") return other(figure);
  if (isAmount(figure)) return { ...figure, value: other(figure.value) };
  return { ...figure, from: figure.from + 1, to: other(figure.to) };
}

function otherText(text: string, index: number): string {
  if (/^\d+:\d+ [AP]M$/.test(text)) return text.replace(/:\d+/, ":45");
  return `Changed words ${"abcdefghijklmnopqrstuvwxyz".repeat(2).slice(index, index + 3)}`;
}

function replaced(part: unknown, [key, ...rest]: readonly string[], after: unknown): unknown {
  if (key === undefined) return after;
  const inside = (part as Record<string, unknown>)[key];
  if (Array.isArray(part)) return part.with(Number(key), replaced(inside, rest, after));
  return { ...(part as object), [key]: replaced(inside, rest, after) };
}
