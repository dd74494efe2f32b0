import { anyLength, lengthNameOf, type SideName, sidesIn, sideWords } from "#contract/loads/text/sides.ts";
import { wordEnd } from "#contract/words/word-edges.ts";
import { number, read, type Source, take } from "./source.ts";
import { anyUnit, units } from "./units.ts";

const feetPer = { ft: 1, in: 1 / 12, cm: 1 / 30.48, m: 3.28084, mm: 1 / 304.8 } as const;

const by = "\\s*(?:x|\\*|by|into|गुणा|बाई|ਗੁਣਾ)\\s*";
const side = `${number}\\s*-?\\s*(?:(${anyLength})${wordEnd})?`;
const threeSides = new RegExp(`${side}${by}${side}${by}${side}(?![\\p{L}\\p{M}\\d])`, "u");
const twoSides = new RegExp(`${side}${by}${number}\\s*-?\\s*(${anyLength})${wordEnd}`, "u");
/** "An 8x4 sheet", "bed 6 by 6": no side of goods is longer, so a count times a count is none. */
const longestPlainFt = 14;
const plainSides = new RegExp(
  `(?<![\\p{L}\\p{M}\\d.,/-])(?<!\\d\\s*[x×*]\\s*)${number}\\s*(?:x|×|\\*|by|गुणा|बाई|ਗੁਣਾ|ਬਾਈ)\\s*${number}(?!\\.?\\d|\\s*(?:[x×*/:]|(?:by|${Object.values(units).join("|")})${wordEnd}))`,
  "u",
);
const someCube =
  /(?<!\p{L})(?:cube[sd]?|cubical|cube shaped|(?:each|all|every|per|har|sabhi) sides?|(?:all|every|each) dimensions?|chaukor|har taraf)(?!\p{L})|क्यूब|चौकोर|हर तरफ|ਕਿਊਬ|ਚੌਰਸ|ਹਰ ਪਾਸੇ/u;
const oneSide = new RegExp(`${number}\\s*-?\\s*(${anyLength})${wordEnd}`, "u");

function inFeet(value: string | undefined, unit = "ft"): number {
  return Number(value) * feetPer[lengthNameOf(unit)];
}

/**
 * The three sides of "60 x 40 x 40 cm", "2 ft by 18 in by 1 ft" or "18 inch cubes", in feet. Without any unit they
 * count as feet; of "6 x 4 ft" and "a 6x4 bed" the third side is 0.
 */
export function takeSides(source: Source): readonly [number, number, number] | undefined {
  const three = threeSides.exec(source.text);
  if (three) {
    const [whole, a, unitA, b, unitB, c, unitC] = three;
    const common = unitC ?? unitB ?? unitA;
    source.text = source.text.replace(whole, ` ${read} `);
    return [inFeet(a, unitA ?? common), inFeet(b, unitB ?? common), inFeet(c, unitC ?? common)];
  }
  const two = twoSides.exec(source.text);
  if (two) {
    const [whole, a, unitA, b, unitB] = two;
    source.text = source.text.replace(whole, ` ${read} `);
    return [inFeet(a, unitA ?? unitB), inFeet(b, unitB), 0];
  }
  const [plain, length, width] = plainSides.exec(source.text) ?? [];
  if (plain !== undefined && Math.max(Number(length), Number(width)) <= longestPlainFt) {
    source.text = source.text.replace(plain, ` ${read} `);
    return [Number(length), Number(width), 0];
  }
  const one = someCube.test(source.text) ? oneSide.exec(source.text) : undefined;
  if (!one) return undefined;
  const edge = inFeet(one[1], one[2]);
  source.text = source.text.replace(one[0], ` ${read} `);
  return [edge, edge, edge];
}

const sides = ["height", "width", "length"] as const;
const maxBeside = 3;

/** Whether a text names sides of goods: then two equal lengths are two sides. */
export function namesSides(text: string): boolean {
  return sides.filter((name) => sideWords[name].test(text)).length > 1;
}

/** The side that is named in words beside a length; the last or the first of them, as they stand before it or after. */
function sideNamed(words: string, isBefore: boolean): SideName | undefined {
  const list = words.trim().split(" ");
  const beside = (isBefore ? list.slice(-maxBeside) : list.slice(0, maxBeside)).join(" ");
  return sides.find((name) => sideWords[name].test(beside));
}

/** The side that a text calls its only length: "a standing piano, 4.9 ft wide", "height 6 ft". What follows it names it first. */
export function loneSideNamed(text: string): SideName | undefined {
  const [only, another] = text.matchAll(new RegExp(oneSide.source, "gu"));
  if (!only || another) return undefined;
  const [after = ""] = text.slice(only.index + only[0].length).split(/[,.;?!।]/u);
  const before =
    text
      .slice(0, only.index)
      .split(/[,.;?!।]/u)
      .at(-1) ?? "";
  return sideNamed(after, false) ?? sideNamed(before, true);
}

const anySide = `(?:${sides.map((name) => sideWords[name].source).join("|")})[\\p{L}\\p{M}]*`;
const afterSide = new RegExp(
  `${anySide}\\s(?:(?:is|of|hai|ki|di|की|है|ਦੀ|ਹੈ)\\s)?${number}(?=\\s*(?:[,;?!।]|\\.(?!\\d)|(?:hai|h|aur|and|te|है|और|ਹੈ|ਤੇ)${wordEnd}|$))`,
  "gu",
);
const beforeSide = new RegExp(`${number}(?=\\s${anySide})`, "gu");

/** "4.8 ft wide and height 5.5": the unit of one side is that of the others. */
export function withUnitsOfSides(source: Source): void {
  const unit = oneSide.exec(source.text)?.[2];
  if (unit === undefined) return;
  source.text = source.text.replace(afterSide, `$& ${unit}`).replace(beforeSide, `$& ${unit}`);
}

/** "5 ft long, 4.7 wide and 4.5 high", "length 5 ft, height 3 ft": as they are named, 0 for one that is not. */
export function namedSides({ text }: Source): readonly [number, number, number] | undefined {
  const found = [...text.matchAll(new RegExp(oneSide.source, "gu"))];
  const before = (at: number) => {
    const last = found[at - 1];
    return text.slice(last ? last.index + last[0].length : 0, found[at]?.index);
  };
  const after = (at: number) => {
    const one = found[at];
    return text.slice(one ? one.index + one[0].length : 0, found[at + 1]?.index);
  };
  const isBefore = sideNamed(before(0), true) !== undefined;
  const sideOf = (at: number) => {
    const [first, second] = [sideNamed(before(at), true), sideNamed(after(at), false)];
    return isBefore ? (first ?? second) : (second ?? first);
  };
  const beside = new Map(found.map(([, value, unit], at) => [sideOf(at), inFeet(value, unit)]));
  // "3 ft wide, 2 ft deep and 6.5 ft high": deep is the side that no other word names.
  const withDepth = new Map(
    sidesIn(text).map(({ side: name, value, unit }) => [name, inFeet(String(value), unit)]),
  );
  const named = [beside, withDepth].find(
    (sides) => sides.size === found.length && !sides.has(undefined) && sides.has("height"),
  );
  if (found.length < 2 || !named) return undefined;
  return [named.get("length") ?? 0, named.get("width") ?? 0, named.get("height") ?? 0];
}

const inchesPerFoot = 12;
/** "5 ft 6 inch", and "5 ft 8" where no other unit follows. */
const feetAndInches = new RegExp(
  `${number}\\s*-?\\s*(?:${units.feet})\\s*(\\d{1,2}(?:\\.5)?)(?:\\s*(?:${units.inches})${wordEnd}|(?!\\s*(?:[\\d.,/x*%-]|(?:by|${anyUnit})${wordEnd}))(?=\\s|$|[?!;)]))`,
  "gu",
);

/** They are one length. */
export function joinFeetAndInches(source: Source): void {
  source.text = source.text.replace(feetAndInches, (whole, feet: string, inches: string) =>
    Number(inches) < inchesPerFoot ? `${Number(feet) + Number(inches) / inchesPerFoot} ft` : whole,
  );
}

/** In feet: what is thinner, such as "a rod of 12 mm", fits wherever it is not too long. */
const thinnestSide = 0.1;

/** Lengths in feet. */
export function takeLengths(source: Source): number[] {
  const lengths = [
    ...take(source, units.feet),
    ...take(source, units.inches).map((inches) => inches * feetPer.in),
    ...take(source, units.centimetres).map((centimetres) => centimetres * feetPer.cm),
    ...take(source, units.millimetres).map((millimetres) => millimetres * feetPer.mm),
    ...take(source, units.metres).map((metres) => metres * feetPer.m),
  ];
  return lengths.filter((length) => length >= thinnestSide);
}
