import type { Vehicle } from "#content/schema/fleet.ts";
import type { MeenaLanguage, MeenaVocabulary } from "#content/schema/meena.ts";
import type { Place } from "./known-places.ts";
import type { LanguageMarks } from "./language.ts";
import { buildLexicon, knows, type Lexicon, type LexiconEntry } from "./lexicon.ts";
import { foldIndic, normalise, type Script, scriptOf, soundOf, wordsOf } from "./spelling.ts";
import { vehicleNicknames } from "./vehicle-nicknames.ts";

export interface Vocabularies {
  readonly english: MeenaVocabulary;
  readonly hindi: MeenaVocabulary;
  readonly romanHindi: MeenaVocabulary;
  readonly punjabi: MeenaVocabulary;
  readonly romanPunjabi: MeenaVocabulary;
}

/** A vocabulary in the one script in which it is written. */
export interface Reader {
  readonly lexicon: Lexicon;
  readonly script: Script;
}

/** The vocabularies, indexed. */
export interface Readers {
  readonly english: Reader;
  /** For each language those in which its words may be found, its own first. */
  readonly of: Readonly<Record<MeenaLanguage, readonly Reader[]>>;
  /** By which words the languages in Latin letters are told. */
  readonly marks: LanguageMarks;
}

/** Indexes all vocabularies, English and the Indic scripts with the names of vehicles and places. */
export function buildReaders(
  vocabularies: Vocabularies,
  vehicles: readonly Vehicle[],
  places: readonly Place[],
): Readers {
  const names = namesOf(vehicles, places);
  const same = (word: string) => word;
  const english: Reader = reader("latin", [...entriesOf(vocabularies.english), ...names], same);
  // An English word is not to be taken for a Hindi one that sounds like it: "book" is not hunger.
  const soundUnlessEnglish = (word: string) => (knows(english.lexicon, word) ? word : soundOf(word));
  const romanHindi: Reader = reader("latin", entriesOf(vocabularies.romanHindi), soundUnlessEnglish);
  const romanPunjabi: Reader = reader("latin", entriesOf(vocabularies.romanPunjabi), soundUnlessEnglish);
  const hindi: Reader = reader("devanagari", [...entriesOf(vocabularies.hindi), ...names], foldIndic);
  const punjabi: Reader = reader("gurmukhi", [...entriesOf(vocabularies.punjabi), ...names], foldIndic);
  const of: Readers["of"] = {
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
  return { english, of, marks };
}

function reader(script: Script, entries: readonly LexiconEntry[], keyOf: (word: string) => string): Reader {
  // Names stand in all scripts; a word is looked for only among those of its own.
  const split = (text: string) => {
    const words = wordsOf(normalise(text));
    return words.some((word) => [script, "other"].includes(scriptOf(word))) ? words : [];
  };
  return { script, lexicon: buildLexicon(entries, keyOf, split) };
}

/** What is refused, taken for rude, or known to be somebody else's. */
const refusals: ReadonlySet<string> = new Set(
  "offTopic abuse insult orders personal otherVehicle otherCompany".split(" "),
);

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
