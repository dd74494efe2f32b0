/** How the first to the fifth of a list are named, in all languages and scripts; as numbers in the second half. */
const names: readonly (readonly [ordinals: string, numbers: string])[] = [
  [
    "first pehla pehli pehle pahla pahli pahle paila paili पहला पहली पहले ਪਹਿਲਾ ਪਹਿਲੀ ਪਹਿਲੇ",
    "1 one ek ik ikk एक ਇੱਕ ਇਕ",
  ],
  [
    "second dusra dusri dusre doosra doosri doosre duja duji dooja dooji दूसरा दूसरी दूसरे ਦੂਜਾ ਦੂਜੀ ਦੂਜੇ",
    "2 two do दो ਦੋ",
  ],
  [
    "third teesra teesri teesre tisra tisri tija tiji teeja तीसरा तीसरी तीसरे ਤੀਜਾ ਤੀਜੀ ਤੀਜੇ",
    "3 three teen tin तीन ਤਿੰਨ",
  ],
  ["fourth chautha chauthi chauthe choutha chouthi चौथा चौथी चौथे ਚੌਥਾ ਚੌਥੀ ਚੌਥੇ", "4 four char chaar चार ਚਾਰ"],
  [
    "fifth panchva panchvi panchve paanchva paanchvi panjva panjvi पाँचवाँ पाँचवीं पाँचवें पांचवा पांचवी पांचवें ਪੰਜਵਾਂ ਪੰਜਵੀਂ ਪੰਜਵੇਂ",
    "5 five panch paanch panj पाँच पांच ਪੰਜ",
  ],
];
const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(" "));
const ordinals = names.map(([words]) => wordsOf(words));
const numbers = names.map(([, words]) => wordsOf(words));
/** "2nd" is two words: "2" and "nd". */
const endings = wordsOf("st nd rd th");
const last = wordsOf("last latter aakhri akhri akhiri aakhiri अंतिम आखिरी आख़िरी ਆਖਰੀ ਆਖ਼ਰੀ");

/**
 * The item that is named by its place in a list: "the third one", "last", "doosra wala". Its index and the word that
 * names it.
 *
 * @param length the number of items
 * @param orNumber whether a plain number counts as well: "2"
 */
export function findOrdinal(
  words: readonly string[],
  length: number,
  orNumber = false,
): { readonly index: number; readonly word: string } | undefined {
  const written = words.findIndex((word, at) => /^[1-5]$/.test(word) && endings.has(words[at + 1] ?? ""));
  if (written >= 0) {
    const index = Number(words[written]) - 1;
    return index < length ? { index, word: `${index + 1}${words[written + 1]}` } : undefined;
  }
  const lastWord = words.find((word) => last.has(word));
  if (lastWord !== undefined) return { index: length - 1, word: lastWord };
  for (const sets of orNumber ? [ordinals, numbers] : [ordinals]) {
    // "The second one" holds a one.
    const index = sets.findLastIndex((set) => words.some((word) => set.has(word)));
    const word = words.find((each) => sets[index]?.has(each));
    if (word !== undefined) return index < length ? { index, word } : undefined;
  }
  return undefined;
}
