import type { Script } from "./spelling.ts";

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

/** What a word may be the plural, or an oblique form, of. */
export function singularsOf(word: string, script: Script): string[] {
  return plurals[script]
    .filter(([ending]) => ending.test(word))
    .map(([ending, instead]) => word.replace(ending, instead))
    .filter((singular) => singular.length > 1);
}
