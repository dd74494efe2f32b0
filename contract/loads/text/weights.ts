/** Weights as people write them. The quote form and Meena read them. Texts are in lower case. */

/** The names of each unit in the site's languages: alternatives of a regular expression. */
export const weightNames = {
  tonnes: "tons?|tonnes?|tonn?|t|टन|ਟਨ|mt",
  quintals: "[qk](?:[uw]?[ieu]|[uw])nt[aeiou]?l[aes]?|qn?tls?|क्विंटल|कुंतल|ਕੁਇੰਟਲ|ਕੁਵਿੰਟਲ|ਕੁਅੰਟਲ",
  maunds: "mann|maunds?|मन|ਮਣ",
  kilograms: "kgs?|k\\.g\\.?|k(?:i+|e+)l+o+(?:gr+a+ms?|s)?|keji|किलो|किग्रा|किलोग्राम|केजी|ਕਿਲੋ|ਕਿਲੋਗ੍ਰਾਮ|ਕਿੱਲੋ",
  pounds: "lbs?|pounds?|पाउंड|ਪੌਂਡ",
  grams: "grams?|gms?|gm|ग्राम|ਗ੍ਰਾਮ",
} as const;
type WeightName = keyof typeof weightNames;

const kilogramsIn: Readonly<Record<WeightName, number>> = {
  tonnes: 1000,
  quintals: 100,
  // A farmer's maund.
  maunds: 40,
  kilograms: 1,
  // Rounded up, because a vehicle must carry it.
  pounds: 0.4536,
  grams: 0.001,
};

export const anyWeight = Object.values(weightNames).join("|");

const wholeNames = Object.entries(weightNames).map(
  ([name, written]) => [kilogramsIn[name as WeightName], new RegExp(`^(?:${written})$`, "u")] as const,
);

/** How many kilograms a unit has, by its name. */
export function kilogramsOf(written: string): number {
  return wholeNames.find(([, pattern]) => pattern.test(written))?.[0] ?? 1;
}

/** Names of fractions: "dedh ton". With the dot below a letter, and without it as Meena reads texts. */
export const fractionWords: Readonly<Record<number, string>> = {
  0.25: "quarter",
  0.5: "half aadha adha आधा ਅੱਧਾ",
  1.25: "sava sawa सवा ਸਵਾ",
  1.5: "dedh डेढ़ डेढ ਡੇਢ",
  2.5: "dhai dhaai ढाई ਢਾਈ",
};
