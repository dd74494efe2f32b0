import { plainWords } from "#content/en/meena/plain-words.ts";
import type { Place } from "#content/places.ts";
import type { Vehicle } from "#content/schema/fleet.ts";
import type { MeenaLanguage, MeenaVocabulary } from "#content/schema/meena.ts";
import { vehicleNicknames } from "#content/vehicle-nicknames.ts";
import { detectLanguage, type LanguageMarks } from "./language.ts";
import {
  buildLexicon,
  knows,
  type Lexicon,
  type LexiconEntry,
  type Meaning,
  matchAt,
  nearestWord,
  spelledOut,
} from "./lexicon.ts";
import { isLightVerb } from "./light-verbs.ts";
import { type Quantities, readQuantities, withLoneWeight } from "./quantities.ts";
import { foldIndic, normalise, type Script, scriptOf, soundOf, wordsOf } from "./spelling.ts";

/** What a message says, as far as it was understood. */
export interface Question {
  readonly language: MeenaLanguage;
  /** The message, normalised. */
  readonly text: string;
  readonly words: readonly string[];
  /** What the words stand for. */
  readonly concepts: ReadonlySet<string>;
  /** Ids of the fleet's vehicles, in their order. */
  readonly vehicles: readonly string[];
  /** English names of places, in their order; first the one that is said to be the start: "to Delhi from Mohali". */
  readonly places: readonly string[];
  /** Whether places are only named one beside the other: "in Delhi or Mumbai". */
  readonly arePlacesListed: boolean;
  /** Whether the first place is said to be the start. */
  readonly hasStart: boolean;
  readonly quantities: Quantities;
  /** The same, word by word: what one word or phrase may stand for. */
  readonly senses: readonly (readonly string[])[];
  /** Words of no known meaning. */
  readonly unknown: readonly string[];
  /** How many words were taken for others, as which they may have been meant. */
  readonly guessed: number;
}

/** @param before the language so far; `isFixed` when the message is part of one that is known to be in it. */
export type Understand = (message: string, before: MeenaLanguage | undefined, isFixed?: boolean) => Question;

export interface Vocabularies {
  readonly english: MeenaVocabulary;
  readonly hindi: MeenaVocabulary;
  readonly romanHindi: MeenaVocabulary;
  readonly punjabi: MeenaVocabulary;
  readonly romanPunjabi: MeenaVocabulary;
}

/** Long messages are read up to here; nobody asks more in one. */
const mostWords = 120;
/** Each correction compares with many words. */
const mostCorrections = 12;

type Reader = { readonly lexicon: Lexicon; readonly script: Script };

/** Builds all indexes once; what it returns takes a fraction of a millisecond for a question. */
export function createUnderstanding(
  vocabularies: Vocabularies,
  vehicles: readonly Vehicle[],
  places: readonly Place[],
): Understand {
  const names = namesOf(vehicles, places);
  const same = (word: string) => word;
  const english: Reader = reader("latin", [...entriesOf(vocabularies.english), ...names], same);
  // An English word is not to be taken for a Hindi one that sounds like it: "book" is not hunger.
  const soundUnlessEnglish = (word: string) => (knows(english.lexicon, word) ? word : soundOf(word));
  const romanHindi: Reader = reader("latin", entriesOf(vocabularies.romanHindi), soundUnlessEnglish);
  const romanPunjabi: Reader = reader("latin", entriesOf(vocabularies.romanPunjabi), soundUnlessEnglish);
  const hindi: Reader = reader("devanagari", [...entriesOf(vocabularies.hindi), ...names], foldIndic);
  const punjabi: Reader = reader("gurmukhi", [...entriesOf(vocabularies.punjabi), ...names], foldIndic);
  const readers: Readonly<Record<MeenaLanguage, readonly Reader[]>> = {
    en: [english, romanHindi, romanPunjabi],
    "hi-Latn": [romanHindi, english, romanPunjabi],
    "pa-Latn": [romanPunjabi, english, romanHindi],
    hi: [hindi, english],
    pa: [punjabi, english],
  };
  const marks: LanguageMarks = {
    english: english.lexicon.words,
    hindi: romanHindi.lexicon.words,
    punjabi: romanPunjabi.lexicon.words,
  };

  return (message, before, isFixed) => {
    const text = normalise(message);
    const written = wordsOf(text).slice(0, mostWords);
    const language = isFixed && before ? before : detectLanguage(written, marks, before);
    const active = readers[language];
    const words = correct(written, active, language);
    const reading = read(words, active, english, language === "en");
    const guessed = words.filter((word, index) => isGuess(word, written[index] ?? "")).length;
    const numbers = readQuantities(text);
    const isLoad = reading.concepts.has("carry") || reading.concepts.has("payload");
    return {
      ...reading,
      language,
      text,
      words,
      guessed,
      quantities: isLoad ? withLoneWeight(numbers) : numbers,
    };
  };
}

function reader(script: Script, entries: readonly LexiconEntry[], keyOf: (word: string) => string): Reader {
  return { script, lexicon: buildLexicon(entries, keyOf, (text) => wordsOf(normalise(text))) };
}

/** What is refused, taken for rude, or known to be somebody else's. */
const refusals: ReadonlySet<string> = new Set([
  ...["offTopic", "abuse", "insult", "orders", "personal", "otherVehicle", "otherCompany"],
]);

function entriesOf(vocabulary: MeenaVocabulary): LexiconEntry[] {
  return Object.entries(vocabulary).map(([name, written]) => ({
    written,
    meaning: { kind: "concept", name },
    isGrave: refusals.has(name),
  }));
}

function namesOf(vehicles: readonly Vehicle[], places: readonly Place[]): LexiconEntry[] {
  return [
    ...vehicles.map(({ id, title }) => ({
      written: [title, vehicleNicknames[id] ?? title].join(", "),
      meaning: { kind: "vehicle", name: id } as const,
    })),
    ...places.map(({ en, hi, pa, also }) => ({
      written: [en, hi, pa, also || en].join(", "),
      meaning: { kind: "place", name: en } as const,
    })),
  ];
}

/** A plural that is known as a singular is no guess. */
function isGuess(word: string, written: string): boolean {
  return word !== written && !singularsOf(written, scriptOf(written)).includes(word);
}

/** "किराने", "ग्राहकों", "गाड़ियों", "ਸਰਵਿਸਾਂ", "ਕੰਪਨੀਆਂ": how nouns end besides, and what stands in the vocabularies. */
const plurals: Readonly<Record<Script, readonly (readonly [RegExp, string])[]>> = {
  latin: [[/s$/, ""]],
  devanagari: [
    [/े$/, "ा"],
    [/िय(?:ों|ां|ाँ)$/, "ी"],
    [/(?:ों|ें)$/, ""],
    [/(?:ओं|एं|एँ)$/, ""],
    [/ों$/, "ा"],
  ],
  gurmukhi: [
    [/ੇ$/, "ਾ"],
    [/(?:ਆਂ|ਾਂ)$/, ""],
    [/ਿਆਂ$/, "ਾ"],
  ],
  other: [],
};

function singularsOf(word: string, script: Script): string[] {
  return plurals[script]
    .filter(([ending]) => ending.test(word))
    .map(([ending, instead]) => word.replace(ending, instead))
    .filter((singular) => singular.length > 1);
}

/** Puts the known word in the place of a misspelt one. */
function correct(written: readonly string[], active: readonly Reader[], language: MeenaLanguage): string[] {
  let corrections = 0;
  return written.map((word) => {
    const script = scriptOf(word);
    if (script === "other" || active.some((one) => one.script === script && knows(one.lexicon, word)))
      return word;
    const isKnown = (other: string) =>
      active.some((one) => one.script === script && knows(one.lexicon, other));
    const singular = singularsOf(word, script).find(isKnown);
    if (singular !== undefined) return singular;
    if (corrections >= mostCorrections || plainWords.has(word)) return word;
    const undoubled = word.replace(/(.)\1/gu, "$1");
    if (undoubled.length > 2 && undoubled !== word && isKnown(undoubled)) return undoubled;
    if (language !== "en" && isLightVerb(word, script)) return word;
    corrections += 1;
    const readers = active.filter((one) => one.script === script);
    const candidates = readers.flatMap((one) => nearestWord(one.lexicon, word) ?? []);
    // Of equally near words the one of the visitor's own language comes first.
    const [nearest] = candidates.toSorted((a, b) => a.slips - b.slips);
    if (nearest || script !== "latin") return nearest?.word ?? word;
    return readers.map((one) => spelledOut(one.lexicon, word)).find((found) => found !== undefined) ?? word;
  });
}

type Reading = Pick<
  Question,
  "concepts" | "senses" | "vehicles" | "places" | "hasStart" | "arePlacesListed" | "unknown"
>;

/** Between two places these make no way of them, unless something says that it is one. */
const placeJoints: ReadonlySet<string> = new Set("and or ya aur ate और या ਅਤੇ ਜਾਂ".split(" "));
const betweenThem: ReadonlySet<string> = new Set("between beech bich vichkar बीच ਵਿਚਕਾਰ ਵਿਚਾਲੇ".split(" "));

/** "Mohali se", "ਮੋਹਾਲੀ ਤੋਂ": that it starts there. */
const startAfter: ReadonlySet<string> = new Set(["se", "ton", "से", "ਤੋਂ"]);

function read(
  words: readonly string[],
  active: readonly Reader[],
  english: Reader,
  isEnglish: boolean,
): Reading {
  const concepts = new Set<string>();
  const senses: string[][] = [];
  const vehicles: string[] = [];
  const places: string[] = [];
  const unknown: string[] = [];
  let begin: string | undefined;
  let isListed = false;
  let endOfPlace: number | undefined;
  const keys = active.map((one) => keysOf(words, one, english, isEnglish));
  for (let start = 0; start < words.length; ) {
    const whole = longestMatch(active, keys, words, start);
    const { length, meanings } =
      whole.meanings.length > 0 ? whole : withoutEnding(words[start] ?? "", english);
    const meant = meanings.filter(
      ({ kind, name }) => kind === "concept" && !(deniable.has(name) && isDenied(name, words, start, length)),
    );
    senses.push(meant.map(({ name }) => name));
    for (const { name } of meant) concepts.add(name);
    for (const { kind, name } of meanings) {
      if (kind === "vehicle") addOnce(vehicles, name);
      if (kind === "place") {
        const isStart = words[start - 1] === "from" || startAfter.has(words[start + length] ?? "");
        if (isStart) begin ??= name;
        isListed ||= endOfPlace === start - 1 && placeJoints.has(words[start - 1] ?? "");
        endOfPlace = start + length;
        addOnce(places, name);
      }
    }
    const word = words[start] ?? "";
    if (meanings.length === 0 && isContent(word, isEnglish)) unknown.push(word);
    start += Math.max(1, length);
  }
  const ordered = begin === undefined ? places : [begin, ...places.filter((place) => place !== begin)];
  const hasStart = begin !== undefined;
  const arePlacesListed = isListed && !hasStart && !words.some((word) => betweenThem.has(word));
  return { concepts, senses, vehicles, places: ordered, hasStart, arePlacesListed, unknown };
}

/** What somebody may say to keep it out: "no essay", "don't promise", "guarantee nahi chahiye", "not by train". */
const deniable: ReadonlySet<string> = new Set([
  ...[
    "offTopic",
    "abuse",
    "insult",
    "promise",
    "orders",
    "otherVehicle",
    "otherCompany",
    "otherService",
    "legal",
  ],
]);
const denialsBefore: ReadonlySet<string> = new Set("no not dont don never without".split(" "));
const denialsAfter: ReadonlySet<string> = new Set(
  "nahi nahin nhi nai chhodo chodo chhod नहीं नही छोडो छोड ਨਹੀਂ ਨਹੀ ਨੀ ਛੱਡੋ ਛੱਡ".split(" "),
);
const prohibitions: ReadonlySet<string> = new Set(["mat", "मत"]);
/** "Like zomato", "zomato wale jaisa": what is only compared with. */
const likeBefore: ReadonlySet<string> = new Set("like unlike".split(" "));
const likeAfter: ReadonlySet<string> = new Set(
  "jaisa jaisi jaise jesa jesi varga vargi varge जैसा जैसी जैसे ਵਰਗਾ ਵਰਗੀ ਵਰਗੇ".split(" "),
);
/** At the end of a sentence these only plead: "bata do na". */
const denialsInside: ReadonlySet<string> = new Set(["na", "ना", "ਨਾ"]);

/** "Will it rain or not?", "baarish hogi ya nahi" denies nothing. */
const orNot: ReadonlySet<string> = new Set("ya ki ke या कि ਜਾਂ ਕਿ".split(" "));

/** An insult is waved away only by an order: "pagal mat banao", not "aisa pagal nahi dekha". */
function isDenied(name: string, words: readonly string[], start: number, length: number): boolean {
  const following = words.slice(start + length, start + length + 3);
  const tag = following.findIndex((word) => orNot.has(word));
  const after = following.slice(0, tag < 0 ? 2 : Math.min(tag, 2));
  const [next, afterNext] = after;
  if (next !== undefined && denialsInside.has(next) && afterNext !== undefined) return true;
  if (name === "abuse" || name === "insult") return next !== undefined && prohibitions.has(next);
  const before = words.slice(Math.max(0, start - 2), start);
  return (
    before.some((word) => denialsBefore.has(word) || likeBefore.has(word)) ||
    after.some((word) => denialsAfter.has(word) || prohibitions.has(word) || likeAfter.has(word))
  );
}

/** Whether a word without a known meaning must mean something. */
function isContent(word: string, isEnglish: boolean): boolean {
  const script = scriptOf(word);
  return script !== "other" && word.length > 1 && (isEnglish || !isLightVerb(word, script));
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

function addOnce(list: string[], item: string): void {
  if (!list.includes(item)) list.push(item);
}
