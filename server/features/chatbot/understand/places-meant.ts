import { asks } from "./asks.ts";
import { allNamesOf, isState, mayLieIn } from "./known-places.ts";
import type { Question } from "./question.ts";
import { normalise } from "./spelling.ts";

type ReadPart = (text: string) => Pick<Question, "places" | "hasStart" | "text">;

const word = (alternatives: string) => `(?<![\\p{L}\\p{M}])(?:${alternatives})(?![\\p{L}\\p{M}])`;
const name = "[\\p{L}\\p{M}]+(?: [\\p{L}\\p{M}]+)?";
/** "Not Patiala, Ludhiana", "pickup is Lalru, not from Derabassi"; "why not Patiala?" wants it, and "not Delhi to Mohali" is of a way. */
const deniedBefore = new RegExp(
  `(?<!why )${word("not|instead of|rather than")} (?:from |to |in |at )?(${name})(?! (?:to|se|ton|से|ਤੋਂ) )`,
  "gu",
);
/** "Patiala nahi, Ludhiana", "Delhi nahi jana Jaipur jana hai"; not "Delhi nahi jaate kya, Jaipur?" */
const deniedAfter = new RegExp(
  `(${name}) ${word("nahi+n?|nhi|nai|नहीं|ਨਹੀਂ")}(?: ${word("ji|jana|jaana|bhejna|hai|balki|जी|जाना|भेजना|है|बल्कि|ਜੀ|ਜਾਣਾ|ਭੇਜਣਾ|ਹੈ|ਸਗੋਂ")})?(?=[,.;।] |$| (${name}))`,
  "gu",
);
/** "Galti se Delhi likh diya" */
const mistaken = new RegExp(
  `${word("galti|ghalti|galat|ghalat|(?:by )?mistake|mistakenly|wrong(?:ly)?|गलती|गलत|ਗਲਤੀ|ਗਲਤ")}.*(?<![\\p{L}\\p{M}])(?:likh|bol|bata|keh|kah|daal|type|wrote|written|said|put|लिख|बोल|बता|कह|डाल|ਲਿਖ|ਬੋਲ|ਦੱਸ|ਕਹਿ|ਪਾ)`,
  "u",
);
const pauses = /[,.;:?!।] |\s(?:but|par|lekin|and|aur|ate|पर|लेकिन|और|ਪਰ|ਅਤੇ)\s/u;

/**
 * Without the places that a message takes back where it names another: "not Patiala, Ludhiana", "galti se Delhi likh diya,
 * Ludhiana jana hai".
 */
export function withoutDenied(question: Question, read: ReadPart): Question {
  const { places, text, hasStart } = question;
  if (places.length < 2) return question;
  const named = [
    ...[...text.matchAll(deniedBefore)].map(([, denied = ""]) => read(denied).places[0]),
    ...[...text.matchAll(deniedAfter)]
      .filter(([, , next]) => next === undefined || read(next).places.length > 0)
      .map(([, denied = ""]) => read(denied).places.at(-1)),
    ...text
      .split(pauses)
      .filter((clause) => mistaken.test(clause))
      .flatMap((clause) => read(clause).places),
  ];
  const placesDenied = places.filter((place) => named.includes(place));
  const left = places.filter((place) => !placesDenied.includes(place));
  if (placesDenied.length === 0 || left.length === 0) return question;
  return {
    ...question,
    places: left,
    placesDenied,
    hasStart: hasStart && left[0] === places[0],
    arePlacesListed: false,
  };
}

/**
 * A state directly beside a place in it says only where that lies: "Kochi Kerala", "from Mohali, Punjab to Delhi". "Mohali
 * to Punjab" is a way.
 */
export function withoutStates(question: Question, read: ReadPart): Question {
  const { places, placesWithin, hasStart } = question;
  const placeIn = new Map(
    places.filter(isState).flatMap((state) => {
      const place = placeBeside(question, state, read);
      return place === undefined ? [] : [[state, place]];
    }),
  );
  if (placeIn.size === 0) return question;
  const meant = (names: readonly string[]) => [...new Set(names.map((one) => placeIn.get(one) ?? one))];
  const left = meant(places);
  return {
    ...question,
    places: left,
    placesWithin: meant(placesWithin),
    hasStart: hasStart && left.length > 1,
  };
}

/** The place that a message names directly before a state, or behind it. */
function placeBeside({ text, places }: Question, state: string, read: ReadPart): string | undefined {
  const names = allNamesOf(state).map(normalise).join("|");
  const [, far = "", near = ""] =
    new RegExp(`(${letters} )?(${letters}),? ${word(names)}`, "u").exec(text) ?? [];
  const [, next = "", last = ""] =
    new RegExp(`${word(names)},? (${letters})( ${letters})?`, "u").exec(text) ?? [];
  // Both words of "Dera Bassi" are the name; of "Mohali se" one is, and it stands farther off.
  const namesPlace = (part: string) => read(part).places.length > 0;
  const parts = [
    ...[near, next],
    ...(namesPlace(far) ? [] : [far + near]),
    ...(namesPlace(last) ? [] : [next + last]),
  ];
  return parts
    .flatMap((part) => read(part).places)
    .find((place) => places.includes(place) && mayLieIn(place, state));
}
const letters = "[\\p{L}\\p{M}]+";

/** The states and Delhi, after which much is called that lies elsewhere. */
const names =
  "panjab|punjab|haryana|himachal(?: pradesh)?|rajasthan|karnataka|gujarat|delhi|पंजाब|हरियाणा|हिमाचल|ਪੰਜਾਬ|ਹਰਿਆਣਾ|ਹਿਮਾਚਲ";
const institutions =
  "univ\\p{L}*|uni|national bank|(?:and|&) sind|public school|roadways|police|kesari|govt|government|gramin bank|agricultur\\p{L}*|यूनिवर्सिटी|विश्वविद्यालय|नेशनल बैंक|रोडवेज|पुलिस|ਯੂਨੀਵਰਸਿਟੀ|ਨੈਸ਼ਨਲ ਬੈਂਕ|ਰੋਡਵੇਜ|ਪੁਲਿਸ|ਪੁਲਸ";
const institution = new RegExp(`${word(names)} (?=${word(institutions)})`, "gu");

/** Without a state that only an institution is called after: "my hostel at Panjab University". */
export function withoutInstitutions(question: Question, read: ReadPart): Question {
  const { places, text, hasStart } = question;
  const rest = places.length > 0 ? text.replace(institution, "") : text;
  if (rest === text) return question;
  const meant = read(rest);
  const left = places.filter((place) => meant.places.includes(place));
  return { ...question, places: left, hasStart: hasStart && left[0] === places[0] };
}

/** "Main Shimla mein hoon", "I am in Shimla myself". */
const whereVisitorIs =
  /(?<![\p{L}\p{M}])(?:(?:i am|i'm|i m|im) (?:\p{L}+ )?(?:in|at) ([\p{L}\p{M}]+)|(?:main?|mai|मैं|ਮੈਂ) ([\p{L}\p{M}]+) (?:mein|me|main|m|ch|vich|में|ਵਿੱਚ|ਵਿਚ|ਚ)(?![\p{L}\p{M}]))/gu;
/** "Sector 22 se Kharar", "from phase 7 to Kharar": one end of the way is in no town that is named. */
const fromAddress =
  /(?<![\p{L}\p{M}])(?:sect?o?r|sec|phase|fase|ward|सेक्टर|फेज|ਸੈਕਟਰ|ਫੇਜ)\.?\s*-?\s*\d+ (?:se|ton|to|से|ਤੋਂ) ([\p{L}\p{M}]+)/u;

/** Without the place where the visitor is, if the goods go another way: "sector 22 se Kharar, main Shimla mein hoon". */
export function withoutOwnPlace(question: Question, read: ReadPart): Question {
  const { places, text } = question;
  const [, end] = fromAddress.exec(text) ?? [];
  if (places.length !== 2 || end === undefined) return question;
  const [goal] = read(end).places;
  const own = [...text.matchAll(whereVisitorIs)].flatMap(([, at, there = ""]) => read(at ?? there).places);
  const left = places.filter((place) => !own.includes(place));
  if (goal === undefined || own.includes(goal) || left.length !== 1) return question;
  return { ...question, places: left, hasStart: false, hasEnd: true, arePlacesListed: false };
}

/** Of several ways the one that is asked about: "from Jodhpur it comes to Delhi; will you bring it from Delhi to Panchkula?" */
export function onWayAsked(question: Question, read: ReadPart): Question {
  if (question.places.length < 3 || !question.hasStart) return question;
  const ways = question.text
    .split(pauses)
    .map(read)
    .filter(({ places, hasStart }) => hasStart && places.length === 2);
  const [asked, another] = ways.filter(({ text }) => asks(text));
  const isOne = ways.length > 1 && asked !== undefined && another === undefined;
  return isOne ? { ...question, places: asked.places } : question;
}
