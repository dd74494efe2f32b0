import { scriptOf, soundOf } from "./spelling.ts";

/** The consonants of Devanagari from क to ह, in Latin letters; Gurmukhi has the same order. */
const consonants =
  "k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h".split(" ");
const firstConsonant = 0x915;

const vowels: ReadonlyMap<number, string> = new Map([
  ...letters("अआ", "a"),
  ...letters("इई", "i"),
  ...letters("उऊ", "u"),
  ...letters("एऐऍ", "e"),
  ...letters("ओऔऑ", "o"),
  ...letters("ऋ", "ri"),
]);
/** Signs that stand below, above or beside a consonant in place of its own "a". */
const vowelSigns: ReadonlyMap<number, string> = new Map([
  ...letters("ा", "a"),
  ...letters("िी", "i"),
  ...letters("ुू", "u"),
  ...letters("ेैॅ", "e"),
  ...letters("ोौॉ", "o"),
  ...letters("ृ", "ri"),
]);
const noVowel = 0x94d;
const nasals: ReadonlySet<number> = new Set([0x901, 0x902, 0x970]);
/** Gurmukhi ੜ, moved into the block of Devanagari. */
const flappedR = 0x95c;

function letters(written: string, latin: string): [number, string][] {
  return [...written].map((letter) => [letter.charCodeAt(0), latin]);
}

/** Gurmukhi letters lie 256 places after their Devanagari sisters. */
function devanagariCode(letter: string): number {
  const code = letter.charCodeAt(0);
  return code >= 0xa00 && code <= 0xa7f ? code - 0x100 : code;
}

/** A word in Devanagari or Gurmukhi in Latin letters, roughly as people type it. */
function inLatin(word: string): string {
  let latin = "";
  for (let index = 0; index < word.length; index++) {
    const code = devanagariCode(word.charAt(index));
    const consonant = consonants[code - firstConsonant];
    if (consonant === undefined) {
      latin += vowels.get(code) ?? vowelSigns.get(code) ?? otherLetter(code, word.charAt(index));
      continue;
    }
    const next = devanagariCode(word.charAt(index + 1));
    const sign = vowelSigns.get(next);
    if (sign !== undefined || next === noVowel) index += 1;
    // The "a" after a consonant is not written, and at the end not said.
    latin += consonant + (sign ?? (next === noVowel || Number.isNaN(next) ? "" : "a"));
  }
  return latin;
}

function otherLetter(code: number, letter: string): string {
  if (nasals.has(code)) return "n";
  if (code === flappedR) return "r";
  return /[a-z0-9]/.test(letter) ? letter : "";
}

/**
 * One key for a word in all three scripts and most of its spellings: "किराया", "ਕਿਰਾਇਆ", "kiraya" and "kirya" share
 * theirs, so that what was learned in one script holds in the others.
 */
export function phoneticKey(word: string): string {
  const script = scriptOf(word);
  const latin = script === "devanagari" || script === "gurmukhi" ? inLatin(word) : word;
  const sound = soundOf(latin);
  const rest = sound
    .slice(1)
    .replaceAll("a", "")
    .replace(/n(?=[kgcjtdpbm])/g, "");
  return (sound.slice(0, 1) + rest).replace(/(.)\1+/g, "$1");
}
