/** How words are made comparable although people spell them differently. */

/** Gurmukhi vowels that some keyboards put together out of a bearer and a sign. */
const gurmukhiVowels: Readonly<Record<string, string>> = {
  ...{ ਅਾ: "ਆ", ਅੈ: "ਐ", ਅੌ: "ਔ", ੲਿ: "ਇ", ੲੀ: "ਈ", ੲੇ: "ਏ", ੳੁ: "ਉ", ੳੂ: "ਊ" },
};

const zeroWidth = /[\u200b-\u200d\u2060\ufeff\u00ad]/g;

/** Thousands and lakhs: "1,200", "1,20,000". "10,15,20 kg" is a list. */
const grouped = /(?<![\d.,])\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d|,\d)/g;

/**
 * One form for what looks or means the same to a reader: compatibility forms, case, digits of other scripts, invisible
 * characters, punctuation. "₹1,400/-" becomes "rs 1400".
 */
export function normalise(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(zeroWidth, "")
    .replace(/<\/?[a-z][^<>]*>/g, " ")
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/[੦-੯]/g, (digit) => String(digit.charCodeAt(0) - 0x0a66))
    .replace(/₹/g, " rs ")
    .replace(grouped, (number) => number.replaceAll(",", ""))
    .replace(/×/g, "x")
    .replace(/[\u093c\u0a3c]/g, "")
    .replace(/[ਅੲੳ][ਾਿੀੁੂੇੈੋੌ]/g, (vowel) => gurmukhiVowels[vowel] ?? vowel)
    .replace(/([^\d\s])\1{2,}/gu, "$1$1")
    .replace(/\s+/g, " ")
    .trim();
}

/** A word of a normalised text: letters with their marks, or a number. */
export const anyWord = /\d+(?:\.\d+)?|[\p{L}\p{M}]+/gu;

export function wordsOf(text: string): string[] {
  return text.match(anyWord) ?? [];
}

export type Script = "latin" | "devanagari" | "gurmukhi" | "other";

export function scriptOf(word: string): Script {
  if (/[\u0a00-\u0a7f]/.test(word)) return "gurmukhi";
  if (/[\u0900-\u097f]/.test(word)) return "devanagari";
  return /[a-z]/.test(word) ? "latin" : "other";
}

const soundSteps: readonly (readonly [RegExp, string])[] = [
  [/ph/g, "f"],
  [/w/g, "v"],
  [/[zx]/g, "j"],
  [/q/g, "k"],
  [/ck/g, "k"],
  [/c(?=[^h]|$)/g, "k"],
  [/aa+/g, "a"],
  [/ee+|ii+|ie|ea/g, "i"],
  [/oo+|ou|uu+/g, "u"],
  [/a[iy]|e[iy]/g, "e"],
  [/a[uw]/g, "o"],
  [/y(?=$|[^aeiou])/g, "i"],
  [/([kgcjtdpbsr])h/g, "$1"],
  [/(.)\1/g, "$1"],
  [/(?<=.)h$/g, ""],
  [/(?<=.{3}[aeiou])n$/g, ""],
];

/**
 * How a Hindi or Punjabi word in Latin letters sounds, near enough: "gaadi", "gadi" and "gaddee" give the same.
 * Long and short vowels, breath and nasal ends are what people write differently.
 */
export function soundOf(word: string): string {
  let sound = word;
  for (const [pattern, replacement] of soundSteps) sound = sound.replace(pattern, replacement);
  // What is left of a short word could be any other.
  return sound.length <= shortestSound ? word : sound;
}

const shortestSound = 2;

/** A word without its inner vowels, by sound: "krni" and "karni", "hw" and "how" give the same. */
export function skeletonOf(word: string): string {
  let sound = word;
  for (const [pattern, replacement] of soundSteps) sound = sound.replace(pattern, replacement);
  return (
    sound.slice(0, 1) +
    sound
      .slice(1)
      .replace(/[aeiouy]/g, "")
      .replace(/(.)\1+/g, "$1")
  );
}

const foldSteps: readonly (readonly [RegExp, string])[] = [
  [/[ङञणनम]\u094d(?=[क-ह])/g, ""],
  [/[\u0901\u0902\u0a01\u0a02\u0a70\u0a71\u094d\u0a4d]/g, ""],
  [/ण/g, "न"],
  [/ਣ/g, "ਨ"],
  [/ी/g, "ि"],
  [/ू/g, "ु"],
  [/ै/g, "े"],
  [/[ौॉॅ]/g, "ो"],
  [/ई/g, "इ"],
  [/ऊ/g, "उ"],
  [/ऐ/g, "ए"],
  [/[औऑ]/g, "ओ"],
  [/ੀ/g, "ਿ"],
  [/ੂ/g, "ੁ"],
  [/ੈ/g, "ੇ"],
  [/ੌ/g, "ੋ"],
  [/ਈ/g, "ਇ"],
  [/ਊ/g, "ਉ"],
  [/ਐ/g, "ਏ"],
  [/[ਔ]/g, "ਓ"],
];

/** A word in Devanagari or Gurmukhi without what is written now one way, now another: lengths, nasals, doublings. */
export function foldIndic(word: string): string {
  let folded = word;
  for (const [pattern, replacement] of foldSteps) folded = folded.replace(pattern, replacement);
  return folded;
}

/** English endings off, so that "cancelled" finds "cancellation" and "deliveries" finds "delivery". */
export function stem(word: string): string {
  return word
    .replace(/(?:ations?|ings?|ed|ies|es|s|ers?|ly|ments?)$/, "")
    .replace(/[eyi]$/, "")
    .replace(/(.)\1$/, "$1");
}
