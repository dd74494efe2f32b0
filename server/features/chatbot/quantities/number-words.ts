/** Numbers in words, as far as people write weights, counts and distances in them. */
const smallNumbers: Readonly<Record<string, number>> = {
  ...{ half: 0.5, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
  },
  ...{ nineteen: 19, twenty: 20, thirty: 30, forty: 40, fourty: 40, fifty: 50, sixty: 60, seventy: 70 },
  ...{ eighty: 80, ninety: 90, hundred: 100, thousand: 1000, dozen: 12 },
  ...{
    aadha: 0.5,
    adha: 0.5,
    ek: 1,
    do: 2,
    teen: 3,
    tin: 3,
    char: 4,
    chaar: 4,
    paanch: 5,
    panch: 5,
    paach: 5,
  },
  ...{ chhe: 6, chhah: 6, che: 6, saat: 7, aath: 8, aat: 8, nau: 9, das: 10, dus: 10, gyarah: 11, barah: 12 },
  ...{ baarah: 12, terah: 13, chaudah: 14, pandrah: 15, solah: 16, satrah: 17, atharah: 18, unnis: 19 },
  ...{
    bees: 20,
    bis: 20,
    pachees: 25,
    pacchis: 25,
    tees: 30,
    tis: 30,
    paintees: 35,
    chalis: 40,
    chaalis: 40,
  },
  ...{ paintalis: 45, pachas: 50, pachaas: 50, saath: 60, sattar: 70, assi: 80, nabbe: 90, darjan: 12 },
  ...{ sau: 100, hazar: 1000, hajar: 1000, hazaar: 1000, hajaar: 1000 },
  ...{ dedh: 1.5, dhai: 2.5, dhaai: 2.5, sava: 1.25, sawa: 1.25, ikk: 1, ik: 1, tinn: 3, panj: 5, satt: 7 },
  ...{ atth: 8, dass: 10, gyaran: 11, baran: 12, pandran: 15, vee: 20, veeh: 20, panjah: 50, sou: 100 },
  ...{ एक: 1, दो: 2, तीन: 3, चार: 4, पांच: 5, पाँच: 5, छह: 6, छः: 6, सात: 7, आठ: 8, नौ: 9, दस: 10, ग्यारह: 11 },
  ...{ बारह: 12, तेरह: 13, चौदह: 14, पंद्रह: 15, पन्द्रह: 15, सोलह: 16, सत्रह: 17, अठारह: 18, बीस: 20, पच्चीस: 25 },
  ...{ तीस: 30, चालीस: 40, पचास: 50, साठ: 60, सत्तर: 70, अस्सी: 80, नब्बे: 90, दर्जन: 12, आधा: 0.5, डेढ: 1.5 },
  ...{ ढाई: 2.5, सवा: 1.25, सौ: 100, हजार: 1000, ਇੱਕ: 1, ਇਕ: 1, ਦੋ: 2, ਤਿੰਨ: 3, ਚਾਰ: 4, ਪੰਜ: 5, ਛੇ: 6, ਸੱਤ: 7 },
  ...{ ਅੱਠ: 8, ਨੌਂ: 9, ਦਸ: 10, ਦੱਸ: 10, ਗਿਆਰਾਂ: 11, ਬਾਰਾਂ: 12, ਪੰਦਰਾਂ: 15, ਵੀਹ: 20, ਪੱਚੀ: 25, ਤੀਹ: 30, ਚਾਲੀ: 40 },
  ...{ ਪੰਜਾਹ: 50, ਸੱਠ: 60, ਸੱਤਰ: 70, ਅੱਸੀ: 80, ਨੱਬੇ: 90, ਦਰਜਨ: 12, ਅੱਧਾ: 0.5, ਡੇਢ: 1.5, ਢਾਈ: 2.5, ਸਵਾ: 1.25 },
  ...{ ਸੌ: 100, ਹਜਾਰ: 1000 },
};

/** From 21 on, where each number has a word of its own. */
const hindi = [
  "इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस",
  "सैंतीस अडतीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस सैंतालीस अडतालीस उनचास पचास",
  "इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सडसठ अडसठ",
  "उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी अस्सी इक्यासी बयासी तिरासी",
  "चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे",
  "अट्ठानवे निन्यानवे",
];
/** The same in Latin letters. */
const romanHindi = [
  "ikkis bais teis chaubis pachchis chhabbis sattais atthais untis tees ikattis battis taintis chauntis paintis",
  "chhattis saintis adtis untalis chalis iktalis bayalis taintalis chavalis paintalis chhiyalis saintalis",
  "adtalis unchas pachas ikyavan bavan tirpan chauvan pachpan chhappan sattavan atthavan unsath saath iksath",
  "basath tirsath chaunsath painsath chhiyasath sadsath adsath unhattar sattar ikhattar bahattar tihattar",
  "chauhattar pachhattar chhihattar sathattar athhattar unasi assi ikyasi bayasi tirasi chaurasi pachasi",
  "chhiyasi sattasi atthasi navasi nabbe ikyanve banve tiranve chauranve pachanve chhiyanve sattanve atthanve",
  "ninyanve",
];
/** In Punjabi, from 21 to 60. */
const punjabi = [
  "ਇੱਕੀ ਬਾਈ ਤੇਈ ਚੌਵੀ ਪੱਚੀ ਛੱਬੀ ਸਤਾਈ ਅਠਾਈ ਉਨੱਤੀ ਤੀਹ ਇਕੱਤੀ ਬੱਤੀ ਤੇਤੀ ਚੌਂਤੀ ਪੈਂਤੀ ਛੱਤੀ ਸੈਂਤੀ ਅਠੱਤੀ ਉਨਤਾਲੀ ਚਾਲੀ",
  "ਇਕਤਾਲੀ ਬਿਆਲੀ ਤਰਤਾਲੀ ਚੁਤਾਲੀ ਪੰਤਾਲੀ ਛਿਆਲੀ ਸੰਤਾਲੀ ਅਠਤਾਲੀ ਉਣੰਜਾ ਪੰਜਾਹ ਇਕਵੰਜਾ ਬਵੰਜਾ ਤਰਵੰਜਾ ਚੁਰੰਜਾ ਪਚਵੰਜਾ ਛਪੰਜਾ",
  "ਸਤਵੰਜਾ ਅਠਵੰਜਾ ਉਣਾਹਠ ਸੱਠ",
];

const from21 = (lines: readonly string[]) =>
  Object.fromEntries(lines.flatMap((line) => line.split(" ")).map((word, index) => [word, 21 + index]));
const numberWords: Readonly<Record<string, number>> = {
  ...from21(hindi),
  ...from21(romanHindi),
  ...from21(punjabi),
  ...smallNumbers,
};

/** "sadhe teen" is three and a half, "paune do" a quarter less than two. */
const shifts: Readonly<Record<string, number>> = {
  ...{ sadhe: 0.5, saadhe: 0.5, साढे: 0.5, ਸਾਢੇ: 0.5, paune: -0.25, पौने: -0.25, ਪੌਣੇ: -0.25 },
};

const anyWord = [...Object.keys(numberWords), ...Object.keys(shifts)].join("|");
const multipliers =
  "hundred|thousand|dozen|sau|sou|hazar|hajar|hazaar|hajaar|darjan|सौ|हजार|दर्जन|ਸੌ|ਹਜਾਰ|ਦਰਜਨ";

/**
 * Writes the numbers in words as digits, where one of the units follows: "do hazar kilo" becomes "2000 kilo". Only
 * there, since "do" and "so" are words of their own.
 *
 * @param units alternatives of a regular expression
 */
export function withDigits(text: string, units: string): string {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{M}\\d.])((?:\\d+(?:\\.\\d+)? (?=(?:${multipliers}) ))?(?:(?:${anyWord})[ -])+)(?=(?:${units})(?![\\p{L}\\p{M}]))`,
    "gu",
  );
  return text.replace(pattern, (run) => `${amountOf(run.slice(0, -1).split(/[ -]/))} `);
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
