import type { MeenaLanguage } from "#content/schema/meena.ts";

/** Words that ask, or wish to be told, wherever they stand; with the spellings of people in a hurry. */
export const askingWords = [
  "how|hw|what|wat|wht|whats|wats|when|wen|where|wher|whr|who|whom|whose|why|which|wich|whch",
  "tell|let me know|(?:want|like|need) to know|wonder\\p{L}*|explain|suggest",
  "k[iy]tn\\p{L}*|kya|kyaa|kaun\\p{L}*|kons?\\p{L}|kahan?|kidhar|kab|kais[eai]|kese|ky[ou]n?|kis|bata|batao|btao|batai?ye",
  "kinn?\\p{L}{1,3}|kadon?|kiven?|kidd?an?|kit?the|kithon|keh[rd][iae]|kehdi?yan|kihd\\p{L}|das+|das+o|dasna",
  "क्या|कब|कहाँ|कहां|किधर|कौन\\p{M}*|कैस\\p{M}|क्यों|क्यूँ|किस\\p{L}*\\p{M}*|कितन\\p{M}|किन|(?:बता|समझा)\\p{L}*\\p{M}*",
  "ਕੀ|ਕਦੋਂ|ਕਿੱਥੇ|ਕਿਥੇ|ਕਿੱਥੋਂ|ਕੌਣ|ਕਿਵੇਂ|ਕਿੱਦਾਂ|ਕਿਉਂ|ਕਾਹਤੋਂ|ਕਿਹੜ\\p{M}+|ਕਿੰਨ\\p{M}+|ਕਿਸ|ਦੱਸ\\p{M}*|ਦਸੋ",
].join("|");
const asking = new RegExp(`(?<![\\p{L}\\p{M}])(?:${askingWords})(?![\\p{L}\\p{M}])`, "u");

const joins = "(?:and|so|then|but|also|now|or|plus)";
/** "I am", "I have" and "I did" tell something. */
const telling = new RegExp(`^(?:${joins} )*i (?:am|was|have|had|has|did|do|will) `, "u");
/** "Can you ...", after what joins it to the sentence before. */
const opening =
  /^(?:ki |(?:(?:and|so|then|but|also|please|pls|plz|now|or|plus|i) )*(?:can|cud|could|may|might|do|does|did|is|are|was|were|am|will|would|shall|shud|should|must|have|has|had|any|give|show|need|want|wanna) )/;

/** "2bhk do u do it", "incl or not". */
const inverted =
  /(?<![\p{L}\p{M}])(?:(?:can|cn|could|will|wil|wl|would|do|does|did|is|are|should|shud|shall|may) (?:i|u|you|ur|it|we|they|he|she|this|that|there)|(?:have|hav|hve|hv) (?:u|you)|or not|(?:ki|ya|yaa?|k|or|te) (?:nahi+n?|nhi)|या नहीं|कि नहीं|ਜਾਂ ਨਹੀਂ|ਕਿ ਨਹੀਂ)(?![\p{L}\p{M}])/u;

/** Whether a sentence, or a part of one, asks for something. What only tells a story does not. */
export function asks(text: string): boolean {
  return (
    text.includes("?") ||
    (opening.test(text) && !telling.test(text)) ||
    asking.test(text) ||
    inverted.test(text)
  );
}

const auxiliary =
  "can|cud|could|may|might|do|does|did|is|are|was|were|am|will|would|shall|should|must|has|have";
const askingWord = new RegExp(`^(?:${askingWords}|${auxiliary})$`, "u");
const begins = new RegExp(
  `^(?:(?:and|so|then|but|also|or|plus|n|if so) )*(?:(?:at|by|for|from|in|of|on|to|under|with|within|after) )?(?:how|hw|what|wat|wht|which|wich|who|whom|whose|where|whr|why|when (?:${auxiliary})|any|(?:${auxiliary})(?! (?:to|no|not|been)))\\b`,
  "u",
);

/** Whether a word is one that asks: "when", "can", "kitna". */
export function isAskingWord(word: string): boolean {
  return askingWord.test(word);
}

/** Whether a clause is put as a question. English ones begin so: "the judge who comes" and "when she fell" tell. */
export function isQuestion(clause: string, language: MeenaLanguage): boolean {
  return language === "en" ? begins.test(clause) : asks(clause);
}
