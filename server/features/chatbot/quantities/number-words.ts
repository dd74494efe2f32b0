import { fractionWords } from "#contract/loads/text/weights.ts";
import { wordEnd } from "#contract/words/word-edges.ts";
import { pieceNoun } from "./piece-nouns.ts";
import { anyUnit, units } from "./units.ts";

/** The numbers from 1 on, one word for each. */
const english = [
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen",
  "eighteen nineteen twenty",
];
const hindi = [
  "एक दो तीन चार पांच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस",
  "इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस",
  "सैंतीस अडतीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस सैंतालीस अडतालीस उनचास पचास",
  "इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सडसठ अडसठ",
  "उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी अस्सी इक्यासी बयासी तिरासी",
  "चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे",
  "अट्ठानवे निन्यानवे",
];
const romanHindi = [
  "ek do teen char paanch chhe saat aath nau das gyarah barah terah chaudah pandrah solah satrah atharah unnis bees",
  "ikkis bais teis chaubis pachchis chhabbis sattais atthais untis tees ikattis battis taintis chauntis paintis",
  "chhattis saintis adtis untalis chalis iktalis bayalis taintalis chavalis paintalis chhiyalis saintalis",
  "adtalis unchas pachas ikyavan bavan tirpan chauvan pachpan chhappan sattavan atthavan unsath saath iksath",
  "basath tirsath chaunsath painsath chhiyasath sadsath adsath unhattar sattar ikhattar bahattar tihattar",
  "chauhattar pachhattar chhihattar sathattar athhattar unasi assi ikyasi bayasi tirasi chaurasi pachasi",
  "chhiyasi sattasi atthasi navasi nabbe ikyanve banve tiranve chauranve pachanve chhiyanve sattanve atthanve",
  "ninyanve",
];
const punjabi = [
  "ਇੱਕ ਦੋ ਤਿੰਨ ਚਾਰ ਪੰਜ ਛੇ ਸੱਤ ਅੱਠ ਨੌਂ ਦਸ ਗਿਆਰਾਂ ਬਾਰਾਂ ਤੇਰਾਂ ਚੌਦਾਂ ਪੰਦਰਾਂ ਸੋਲਾਂ ਸਤਾਰਾਂ ਅਠਾਰਾਂ ਉੱਨੀ ਵੀਹ",
  "ਇੱਕੀ ਬਾਈ ਤੇਈ ਚੌਵੀ ਪੱਚੀ ਛੱਬੀ ਸਤਾਈ ਅਠਾਈ ਉਨੱਤੀ ਤੀਹ ਇਕੱਤੀ ਬੱਤੀ ਤੇਤੀ ਚੌਂਤੀ ਪੈਂਤੀ ਛੱਤੀ ਸੈਂਤੀ ਅਠੱਤੀ ਉਨਤਾਲੀ ਚਾਲੀ",
  "ਇਕਤਾਲੀ ਬਿਆਲੀ ਤਰਤਾਲੀ ਚੁਤਾਲੀ ਪੰਤਾਲੀ ਛਿਆਲੀ ਸੰਤਾਲੀ ਅਠਤਾਲੀ ਉਣੰਜਾ ਪੰਜਾਹ ਇਕਵੰਜਾ ਬਵੰਜਾ ਤਰਵੰਜਾ ਚੁਰੰਜਾ ਪਚਵੰਜਾ ਛਪੰਜਾ",
  "ਸਤਵੰਜਾ ਅਠਵੰਜਾ ਉਣਾਹਠ ਸੱਠ ਇਕਾਹਠ ਬਾਹਠ ਤਰੇਹਠ ਚੌਂਹਠ ਪੈਂਹਠ ਛਿਆਹਠ ਸਤਾਹਠ ਅਠਾਹਠ ਉਣੱਤਰ ਸੱਤਰ ਇਕਹੱਤਰ ਬਹੱਤਰ ਤਿਹੱਤਰ",
  "ਚੁਹੱਤਰ ਪੰਝੱਤਰ ਛਿਹੱਤਰ ਸਤੱਤਰ ਅਠੱਤਰ ਉਨਾਸੀ ਅੱਸੀ ਇਕਆਸੀ ਬਿਆਸੀ ਤਰਿਆਸੀ ਚੁਰਾਸੀ ਪਚਾਸੀ ਛਿਆਸੀ ਸਤਾਸੀ ਅਠਾਸੀ ਉਣੱਨਵੇਂ",
  "ਨੱਬੇ ਇਕੱਨਵੇਂ ਬੱਨਵੇਂ ਤਰੱਨਵੇਂ ਚੁਰੱਨਵੇਂ ਪਚੱਨਵੇਂ ਛਿਆਨਵੇਂ ਸਤੱਨਵੇਂ ਅਠੱਨਵੇਂ ਨੜਿੱਨਵੇਂ",
];
const romanPunjabi =
  "ikk do tinn char panj chhe satt atth nau dass gyaran baran teran chaudan pandran solan satara athara unni veeh";

/** What else people write for a number, and what is none of the first hundred. */
const others: Readonly<Record<number, string>> = {
  ...fractionWords,
  1: "ik ਇਕ",
  3: "tin",
  4: "chaar",
  5: "panch paach पाँच",
  6: "chhah che छः",
  8: "aat",
  10: "dus ਦੱਸ",
  12: "dozen darjan baarah दर्जन ਦਰਜਨ",
  15: "पन्द्रह",
  17: "stara",
  19: "ਉਨੀ",
  20: "bis vee",
  25: "pachees pacchis",
  30: "thirty tis",
  35: "paintees",
  40: "forty fourty chaalis",
  50: "fifty pachaas panjah",
  60: "sixty",
  70: "seventy",
  80: "eighty assi",
  90: "ninety",
  100: "hundred sau sou सौ ਸੌ",
  1000: "thousand hazar hajar hazaar hajaar हजार ਹਜਾਰ",
};

const fromOne = (lines: string) => lines.split(" ").map((word, index) => [word, 1 + index] as const);
const numberWords: Readonly<Record<string, number>> = Object.fromEntries([
  ...[english, hindi, romanHindi, punjabi, [romanPunjabi]].flatMap((lines) => fromOne(lines.join(" "))),
  ...Object.entries(others).flatMap(([value, words]) =>
    words.split(" ").map((word) => [word, Number(value)] as const),
  ),
]);

/** Whether a word is a number. */
export function isNumberWord(word: string): boolean {
  return Object.hasOwn(numberWords, word);
}

/** "sadhe teen" is three and a half, "paune do" a quarter less than two. */
const shifts: Readonly<Record<string, number>> = {
  ...{ sadhe: 0.5, saadhe: 0.5, saade: 0.5, sadde: 0.5, saddhe: 0.5, साढे: 0.5, ਸਾਢੇ: 0.5 },
  ...{ paune: -0.25, pone: -0.25, पौने: -0.25, ਪੌਣੇ: -0.25 },
};

const alternatives = (words: object) => Object.keys(words).join("|");
const anyWord = [alternatives(numberWords), alternatives(shifts)].join("|");
const multipliers =
  "hundred|thousand|dozen|sau|sou|hazar|hajar|hazaar|hajaar|darjan|सौ|हजार|दर्जन|ਸੌ|ਹਜਾਰ|ਦਰਜਨ";
const amount = "\\d+(?:\\.\\d+)?";
/** No word and no number goes on before, or after. */
const begins = "(?<![\\p{L}\\p{M}\\d./])";
const unit = `(?:${anyUnit})${wordEnd}`;

/** "6 1/2 ft", "3/4 ton"; what was typed as one sign is normalised to "61⁄2". */
const slashed = new RegExp(`${begins}(?:(\\d+) ?)?([1-3])(?:⁄|(?<=(?: |^)[1-3])/)([248])(?= ?${unit})`, "gu");
/** "Six and a half feet", "six feet and a half", "an hour and a half". */
const andHalf = new RegExp(
  `${begins}(${amount}|an?|${alternatives(numberWords)})( (?:${anyUnit}))? and (?:a )?(half|quarter)${wordEnd}`,
  "gu",
);
/** "Half a ton", "a tonne of rice". Of money and time "a" means for each: "400 rs a quintal". */
const article = new RegExp(
  `(?<=${begins}(?:half|quarter)) an?(?= ${unit})|(?<!(?:\\d|rs|rupees|much|charge|rate|price|cost) )${begins}an?(?= (?:${units.tonnes}|${units.quintals})${wordEnd})`,
  "gu",
);
/** "Sadhe 6 foot". */
const shifted = new RegExp(
  `${begins}(${alternatives(shifts)}) (\\d+)(?= (?:${multipliers}|${anyUnit})${wordEnd})`,
  "gu",
);
/** "A hundred and fifty kilos". */
const hundredAnd = new RegExp(`(?<=(?:hundred|thousand)) and(?= (?:${anyWord})[ -])`, "gu");
/** Of "how do cancellation charges work" and "do you" nothing is two. */
const notAuxiliary =
  "(?!(?<=(?:how|what|when|where|why|which|who) )do |do (?:you|u|we|they|i|it|the|your|ur) )";
/** "Do hazar kilo"; only where one of the units follows, since "do" and "so" are words of their own. */
const beforeUnit = new RegExp(
  `${begins}${notAuxiliary}((?:${amount} (?=(?:${multipliers}) ))?(?:(?:${anyWord})[ -])+)(?=${unit})`,
  "gu",
);
/** No other word is written like these; "one" of something counts nothing, and "दो" is "give" too. */
const unlikeWords = [
  ...english.join(" ").split(" ").slice(1),
  "thirty forty fifty sixty seventy eighty ninety",
  ...hindi.join(" ").split(" ").slice(2),
  ...punjabi.join(" ").split(" ").slice(2),
]
  .join("|")
  .replaceAll(" ", "|");
/** "Forty cake boxes", "आठ शीशे के पैनल": what is counted need not stand beside its number; "thirty-five each" counts too. */
const beforePieces = new RegExp(
  `${begins}((?:(?:${unlikeWords})[ -])+)(?=(?:(?:[\\p{L}\\p{M}]+ (?:(?:क[ाेी]|ਦ[ਾੇੀ]) )?)${pieceNoun}|(?:of (?:them|these|those)|each|apiece)(?!\\p{L})))`,
  "gu",
);
const noNoun = `(?:${anyWord}|and|aur|ate|और|ਅਤੇ|to|se|or|ya|[wv]a+ll?[aei]|वाल[ाीे]|ਵਾਲ[ਾੀੇ])${wordEnd}`;
const noun = `(?!${noNoun})[\\p{L}\\p{M}]{3,} `;
const itsWeight = `(?:(?:each|of|at|weighing|ka|k[ie]|d[aie]|का|क[ीे]|ਦ[ਾੀੇ]|about|abt) )?(?:${amount}|${anyWord})[ -]?(?:(?:${amount}|${anyWord})[ -])*(?:${units.kilograms})${wordEnd}`;
/**
 * "Two ovens of 400 kg", "das almariyan 40 kilo di", "three drill stands of 100 kg": what is counted need not be known if
 * its weight follows.
 */
const beforeWeighed = new RegExp(
  `${begins}(?:${notAuxiliary}(?:(?:${anyWord})[ -])+(?=${noun}${itsWeight})|(?:(?:${unlikeWords})[ -])+(?=${noun}${noun}${itsWeight}))`,
  "gu",
);
/** "Pandran-pandran kilo": of each so much. */
const repeated = new RegExp(
  `${begins}(${amount}|${anyWord})[ -]\\1(?= ?(?:${units.kilograms})${wordEnd})`,
  "gu",
);
/** Two words or more of which the last is a hundred or a thousand are a number wherever they stand. */
const roundNumber = new RegExp(`${begins}(?:(?:${anyWord})[ -])+(?:${multipliers})${wordEnd}`, "gu");

/** Writes fractions and numbers in words as digits: "do hazar kilo" becomes "2000 kilo". */
export function withDigits(text: string): string {
  const inDigits = (run: string) => `${amountOf(run.trim().split(/[ -]/))}`;
  const numberOf = (word: string) => (/^an?$/.test(word) ? 1 : (numberWords[word] ?? Number(word)));
  return text
    .replace(repeated, "each $1")
    .replace(beforeWeighed, (run) => `${inDigits(run)} `)
    .replace(slashed, (_all, whole = "0", part: string, of: string) => `${+whole + +part / +of}`)
    .replace(
      andHalf,
      (_all, whole: string, named = "", part: string) =>
        `${numberOf(whole) + (numberWords[part] ?? 0)}${named}`,
    )
    .replace(article, (word) => (word.startsWith(" ") ? "" : "1"))
    .replace(shifted, (_all, shift: string, value: string) => `${Number(value) + (shifts[shift] ?? 0)}`)
    .replace(hundredAnd, "")
    .replace(beforeUnit, (run) => `${inDigits(run)} `)
    .replace(beforePieces, (run) => `${inDigits(run)} `)
    .replace(roundNumber, inDigits);
}

/** The number that one word is. */
export function numberOfWord(word: string): number | undefined {
  return /^\d+$/.test(word) ? Number(word) : numberWords[word];
}

/** "do hazar paanch sau" is 2,500. */
function amountOf(words: readonly string[]): number {
  let sum = 0;
  let current = 0;
  let shift = 0;
  words.forEach((word, index) => {
    // "das das kilo" is ten kilos each.
    if (word === words[index - 1]) return;
    const offset = shifts[word];
    if (offset !== undefined) {
      shift = offset;
      return;
    }
    const value = (numberWords[word] ?? Number(word)) + shift;
    shift = 0;
    // "har ek atthais kilo" is 28 of each: no number has its small part first.
    const isAnother = current < value && value < 100 && !isMultiplier(word);
    if (isAnother) current = value;
    else if ((value < 100 && !isMultiplier(word)) || current === 0) current += value;
    else current *= value;
    if (value >= 100) {
      sum += current;
      current = 0;
    }
  });
  return sum + current;
}

function isMultiplier(word: string): boolean {
  return /^(?:dozen|darjan|दर्जन|ਦਰਜਨ)$/u.test(word);
}
