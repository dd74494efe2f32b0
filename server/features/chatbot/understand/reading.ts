import type { MeenaLanguage } from "#content/schema/meena.ts";
import { numberOfWord } from "../quantities/number-words.ts";
import { cityOfBoth } from "./known-places.ts";
import { knows, type Meaning, matchAt } from "./lexicon.ts";
import type { Question } from "./question.ts";
import type { Reader, Readers } from "./readers.ts";
import { scriptOf } from "./spelling.ts";

type Reading = Pick<
  Question,
  | "concepts"
  | "senses"
  | "vehicles"
  | "vehicleCount"
  | "places"
  | "hasStart"
  | "hasEnd"
  | "placesWithin"
  | "arePlacesListed"
  | "unknown"
>;

/** A word, or several that are known together. */
interface Phrase {
  /** Of the first word. */
  readonly start: number;
  /** Of the word after it. */
  readonly end: number;
  readonly meanings: readonly Meaning[];
}

/** What corrected words stand for in a message of the language. */
export function readWords(words: readonly string[], language: MeenaLanguage, readers: Readers): Reading {
  const isEnglish = language === "en";
  const phrases = phrasesOf(words, readers.of[language], readers.english, isEnglish);
  const senses = phrases.map((phrase) => namesIn(phrase, "concept"));
  const withoutMeaning = phrases.filter(({ meanings }) => meanings.length === 0);
  return {
    concepts: new Set(senses.flat()),
    senses,
    vehicles: [...new Set(phrases.flatMap((phrase) => namesIn(phrase, "vehicle")))],
    vehicleCount: countOfVehicles(phrases, words, language),
    ...placesOf(phrases, words),
    unknown: withoutMeaning.map(({ start }) => words[start] ?? "").filter(isContent),
  };
}

/** The words from left to right, each taken together with as many of the next as are known together. */
function phrasesOf(
  words: readonly string[],
  active: readonly Reader[],
  english: Reader,
  isEnglish: boolean,
): Phrase[] {
  const keys = active.map((one) => keysOf(words, one, english, isEnglish));
  const phrases: Phrase[] = [];
  for (let start = 0; start < words.length; ) {
    const whole = longestMatch(active, keys, words, start);
    const { length, meanings } =
      whole.meanings.length > 0 ? whole : withoutEnding(words[start] ?? "", english);
    const end = start + Math.max(1, length);
    phrases.push({ start, end, meanings });
    start = end;
  }
  return phrases;
}

function namesIn({ meanings }: Phrase, kind: Meaning["kind"]): string[] {
  return meanings.filter((meaning) => meaning.kind === kind).map(({ name }) => name);
}

/** Nobody asks what more of them carry together. */
const maxVehicles = 20;

/** "Two Tata Aces", "2 eicher". In English "do Eichers carry ..." counts none. */
function countOfVehicles(
  phrases: readonly Phrase[],
  words: readonly string[],
  language: MeenaLanguage,
): number {
  const first = phrases.find((phrase) => namesIn(phrase, "vehicle").length > 0);
  const word = words[(first?.start ?? 0) - 1] ?? "";
  const count = word === "do" && language === "en" ? 1 : (numberOfWord(word) ?? 1);
  return Number.isInteger(count) && count >= 1 && count <= maxVehicles ? count : 1;
}

/** Between two places these make no way of them, unless something says that it is one. */
const placeJoints: ReadonlySet<string> = new Set("and n nd or ya aur ate और या ਅਤੇ ਜਾਂ".split(" "));
const betweenThem: ReadonlySet<string> = new Set("between beech bich vichkar बीच ਵਿਚਕਾਰ ਵਿਚਾਲੇ".split(" "));

/** "From Mohali", "Mohali se", "ਮੋਹਾਲੀ ਤੋਂ": that it starts there. */
const startBefore: ReadonlySet<string> = new Set(["from", "frm", "fm", "fron"]);
export const startAfter: ReadonlySet<string> = new Set("se ton से ਤੋਂ".split(" "));
/** "To Delhi", "Delhi tak", "Delhi bhejna hai": that it ends there. */
const endBefore: ReadonlySet<string> = new Set(["to", "till", "upto", "towards"]);
const endAfter: ReadonlySet<string> = new Set(
  "tak tk takk jana jaana bhejna bhejni bhejne तक जाना भेजना भेजनी भेजने ਤੱਕ ਤਕ ਜਾਣਾ ਭੇਜਣਾ ਭੇਜਣੀ ਭੇਜਣੇ".split(" "),
);
/** "In Delhi", "Mohali ch": that something is there. */
const withinBefore: ReadonlySet<string> = new Set(["in", "at"]);
const withinAfter: ReadonlySet<string> = new Set("mein me main ch vich में ਵਿੱਚ ਵਿਚ ਚ".split(" "));

/** "Delhi Okhla to Mohali": a part beside its city is an address in it, where another place is named as well. */
function withoutParts(phrases: readonly Phrase[]): readonly Phrase[] {
  const nameOf = (phrase?: Phrase) => (phrase ? (namesIn(phrase, "place")[0] ?? "") : "");
  const isPart = (phrase: Phrase, beside: Phrase | undefined) => {
    const city = cityOfBoth(nameOf(phrase), nameOf(beside));
    return city !== undefined && city !== nameOf(phrase);
  };
  const left = phrases.flatMap((phrase, at) => {
    const [before, after] = [phrases[at - 1], phrases[at + 1]];
    if (after && after.start === phrase.end) {
      if (isPart(phrase, after)) return [];
      // What follows a city and its part is said of both: "Delhi Okhla se".
      if (isPart(after, phrase)) return [{ ...phrase, end: after.end }];
    }
    if (before && before.end === phrase.start) {
      if (isPart(phrase, before)) return [];
      if (isPart(before, phrase)) return [{ ...phrase, start: before.start }];
    }
    return [phrase];
  });
  return left.length > 1 ? left : phrases;
}

function placesOf(
  phrases: readonly Phrase[],
  words: readonly string[],
): Pick<Reading, "places" | "hasStart" | "hasEnd" | "placesWithin" | "arePlacesListed"> {
  const named = withoutParts(phrases.filter((phrase) => namesIn(phrase, "place").length > 0));
  const places = named.flatMap((phrase) => namesIn(phrase, "place"));
  const isBeside = ({ start, end }: Phrase, before: ReadonlySet<string>, after: ReadonlySet<string>) =>
    before.has(words[start - 1] ?? "") || after.has(words[end] ?? "");
  const starts = named.filter((phrase) => isBeside(phrase, startBefore, startAfter));
  const ends = named.filter((phrase) => isBeside(phrase, endBefore, endAfter));
  // "A load to Ambala, it lies in Mohali": of two the other is where it starts. "I call from Ambala, and the goods come
  // from Mohali" leaves it open.
  const isListed = named.some(
    ({ start }, index) => named[index - 1]?.end === start - 1 && placeJoints.has(words[start - 1] ?? ""),
  );
  // "To Rajpura and Patiala" has two ends.
  const isOther = starts.length === 0 && named.length === 2 && ends.length === 1 && !isListed;
  const [beginning] = isOther
    ? named.filter((phrase) => !ends.includes(phrase))
    : starts.length < named.length || starts.length === 1
      ? starts
      : [];
  const [begin] = beginning ? namesIn(beginning, "place") : [];
  const hasStart = begin !== undefined;
  return {
    places: [...new Set(hasStart ? [begin, ...places] : places)],
    hasStart,
    hasEnd: ends.length > 0,
    placesWithin: named
      .filter((phrase) => isBeside(phrase, withinBefore, withinAfter))
      .flatMap((phrase) => namesIn(phrase, "place")),
    arePlacesListed: isListed && !hasStart && !words.some((word) => betweenThem.has(word)),
  };
}

/** Whether a word without a known meaning must mean something. */
function isContent(word: string): boolean {
  return scriptOf(word) !== "other" && word.length > 1;
}

/** In an English sentence Hindi is looked for only in words that English does not know, as it is written there. */
function keysOf(words: readonly string[], one: Reader, english: Reader, isEnglish: boolean): string[] {
  const isForeign = isEnglish && one !== english;
  return words.map((word) => {
    if (scriptOf(word) !== one.script) return scriptOf(word) === "other" ? word : "";
    const isElsewise = isForeign && (!one.lexicon.words.has(word) || knows(english.lexicon, word));
    return isElsewise ? "" : one.lexicon.keyOf(word);
  });
}

/** What most words from here on stand for together; written as in the vocabulary before what only sounds like it. */
function longestMatch(
  active: readonly Reader[],
  keys: readonly (readonly string[])[],
  words: readonly string[],
  start: number,
): { length: number; meanings: Meaning[] } {
  const [own, ...others] = active.map(({ lexicon }, index) =>
    matchAt(lexicon, keys[index] ?? [], start, words),
  );
  const matches = [own, ...others].filter((match) => match !== undefined);
  const length = Math.max(0, ...matches.map((match) => match.length));
  const longest = matches.filter((match) => match.length === length);
  const exact = longest.filter(({ isExact }) => isExact);
  // A small word of the visitor's own language is that, whatever it is in another: "tab" is "then". Only at the
  // beginning "hi" greets.
  if (
    start > 0 &&
    own?.isExact &&
    own.length === length &&
    own.meanings.every(({ name }) => name === "filler")
  ) {
    return { length, meanings: [...own.meanings] };
  }
  const best = exact.length > 0 ? exact : longest;
  return { length, meanings: best.flatMap(({ meanings }) => meanings) };
}

/** "gets", "charged", "choosing": words that are listed without their ending. */
function withoutEnding(word: string, { lexicon, script }: Reader): { length: number; meanings: Meaning[] } {
  const stems = scriptOf(word) === script ? [word.replace(/s$/, ""), word.replace(/(?:es|ed|ing)$/, "")] : [];
  for (const stem of stems) {
    if (stem === word || stem.length < 3) continue;
    const match = matchAt(lexicon, [lexicon.keyOf(stem)], 0);
    if (match) return { length: 1, meanings: [...match.meanings] };
  }
  return { length: 0, meanings: [] };
}
