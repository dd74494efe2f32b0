import { rules } from "#content/en/rules.ts";
import { site } from "#content/en/site.ts";
import { chooseTopic } from "./choose-topic.ts";
import { isErrand } from "./errands.ts";
import { isEverydayLife } from "./everyday.ts";
import type { Question } from "./question.ts";
import { isMaskedSwearing, isOfOthers, isOrder } from "./unwanted.ts";

/** What was found in a question: what its words stand for, and, named with an @ as the topics do, what else is in it. */
export function foundIn(question: Question, namedPlaces: ReadonlySet<string>): Set<string> {
  const found = new Set(question.concepts);
  const add = (name: string, isThere: boolean) => {
    if (isThere) found.add(name);
  };
  addThings(question, namedPlaces, add);
  addPhrases(question.text, add);
  addUnwanted(question.text, found, add);
  settle(question, found);
  return found;
}

type Add = (name: string, isThere: boolean) => void;

/** Who asks for the office in another place asks whether there is one. */
const officePlace = site.office.locality;

/** Vehicles, places and quantities. */
function addThings(question: Question, namedPlaces: ReadonlySet<string>, add: Add): void {
  const { vehicles, places, quantities } = question;
  add("@vehicle", vehicles.length > 0);
  add("@vehicles", vehicles.length > 1);
  add("@place", places.length > 0);
  add(
    "@elsewhere",
    places.some((place) => place !== officePlace),
  );
  add(
    "@unserved",
    places.some((place) => !namedPlaces.has(place)),
  );
  add("@route", places.length > 1 && !question.arePlacesListed);
  add("@start", question.hasStart);
  add("@weight", quantities.weights.length > 0);
  add("@load", quantities.loads.length > 0);
  add("@back", quantities.legs > 1);
  add("@distance", quantities.distances.length > 0);
  add("@sides", quantities.sides !== undefined);
  add("@length", quantities.lengths.length > 0);
  add("@minutes", quantities.minutes.length > 0);
  add("@days", quantities.days.length > 0);
  add("@pieces", quantities.pieces !== undefined);
  add("box", quantities.pieces !== undefined);
}

/** What is told by how words stand together. */
function addPhrases(text: string, add: Add): void {
  add("@minutes", howManyMinutes.test(text));
  add("@times", times.test(text));
  add("@time", clockTime.test(text));
  add("@soon", soon.test(text));
  add("@now", now.test(text));
  add("@cancelFee", cancelFee.test(text));
  add("age", youngAge.test(text));
  add("price", money.test(text));
  add("company", driverCancels.test(text));
}

/** What she does not do or tell, unless it is asked of what she does. */
function addUnwanted(text: string, found: ReadonlySet<string>, add: Add): void {
  // The rules that are broken may be those of the road.
  add("orders", isOrder(text) && !(found.has("trafficRules") && found.has("driver")));
  // To have one's own data deleted is everybody's right, and so is to complain, however it is asked for.
  const isAnswerable =
    (found.has("delete") && ownThings.some((thing) => found.has(thing))) ||
    (found.has("complaint") && !hushingUp.test(text)) ||
    toAPage.test(text);
  add("@errand", isErrand(text) && !isAnswerable);
  add("offTopic", isEverydayLife(text));
  add("personal", isOfOthers(text));
  add("abuse", isMaskedSwearing(text));
}

/** Takes for what it is meant what could be meant in two ways. */
function settle(question: Question, found: Set<string>): void {
  const { quantities, text } = question;
  const drop = (...names: string[]) => {
    for (const name of names) found.delete(name);
  };
  if (everyWeek.test(text)) {
    drop("duplicate");
    found.add("corporate");
  }
  if (moneyNotThere.test(text)) {
    drop("failed");
    found.add("credit");
  }
  if (isOnlyDoubtful("offTopic", question, found)) drop("offTopic");
  // "100 km and back" is no question on money.
  if (quantities.legs > 1) drop("refund", "credit");
  // On one charge of the battery.
  const isOfBattery = quantities.distances.length > 0 && /charge|चार्ज|ਚਾਰਜ/u.test(text) && !money.test(text);
  if (isOfBattery) drop("price", "fee");
}

/** Who cancels is the driver, not the customer. */
const driverCancels =
  /\bdriver (?:has |had |just |himself |suddenly )*cancel(?:s|l?ed)\b|\bcancell?ed by (?:the |my |your )?driver\b|\bdriver (?:ne|nai) (?:[a-z]+ ){0,3}(?:cancel|cancle|radd)|ड्राइवर ने (?:[\p{L}\p{M}]+ ){0,3}(?:कैंसिल|कैंसल|रद्द)|ਡਰਾਈਵਰ ਨੇ (?:[\p{L}\p{M}]+ ){0,3}(?:ਕੈਂਸਲ|ਕੈਂਸਿਲ|ਰੱਦ)/u;

/** "Twice a week", "hafte me do baar": a regular load, nothing that was paid twice. */
const everyWeek =
  /\b(?:twice|thrice|once|\d+ times|two times|three times) (?:a|per|every|in a) (?:day|week|month)\b|\b(?:hafte|mahine|din) (?:me|mein|vich|ch) (?:do|teen|char|ek|tin|\d+) (?:baar|bar|vaar|var)\b|(?:हफ्ते|महीने|दिन) में (?:दो|तीन|चार|एक|\d+) बार|(?:ਹਫਤੇ|ਮਹੀਨੇ|ਦਿਨ) ਵਿੱਚ (?:ਦੋ|ਤਿੰਨ|ਚਾਰ|ਇੱਕ|\d+) ਵਾਰ/u;

/** What did not come is the money, not the load. */
const moneyNotThere =
  /\b(?:refund|money|paisa|paise|payment)(?: [a-z]+){0,5} (?:(?:not|never|hasn'?t|haven'?t|didn'?t)(?: yet| been)? (?:come|came|received?|arrived?|credited|got)|(?:nahi|nahin|nhi|nai|ni) (?:aa?ya|aa?ye|aa?yi|mila|mile|mili|hua))\b|(?:रिफंड|पैस[ाे])(?: [\p{L}\p{M}]+){0,5} नहीं (?:आया|आए|मिला|मिले|हुआ)|(?:ਰਿਫੰਡ|ਪੈਸ[ਾੇ])(?: [\p{L}\p{M}]+){0,5} (?:ਨਹੀਂ|ਨੀ) (?:ਆਇਆ|ਆਏ|ਮਿਲਿਆ|ਮਿਲੇ|ਹੋਇਆ)/u;

/** What tells what a doubtful word beside it means. */
const telling: ReadonlySet<string> = new Set(
  "carry deliver load warehouse job apply driver customer partner clients".split(" "),
);

/**
 * Whether a concept was found only in words that may mean something of the site as well, and something beside them
 * says that they do: medicine that is to be sent, schooling for a job.
 */
function isOnlyDoubtful(concept: string, { senses, text }: Question, found: ReadonlySet<string>): boolean {
  const words = senses.filter((sense) => sense.includes(concept));
  if (words.length === 0 || isEverydayLife(text)) return false;
  const rest = new Set([...found].filter((one) => one !== concept));
  const explained = chooseTopic(rest)?.explained ?? [];
  return words.every((sense) => {
    const meant = explained.some((one) => sense.includes(one));
    return meant && explained.some((one) => !sense.includes(one) && telling.has(one));
  });
}

/** "Take me to the contact page", "open the blog for me": she can tell the way. */
const toAPage =
  /^(?:(?:please|pls|plz|just|kindly) )*(?:open|show|take|bring)(?: me| us)?(?: to)? (?:the |your |that )?(?:[a-z]+ ){0,3}(?:page|section|blog|faqs?)(?: for me)?(?: please| pls)?[ .!]*$/u;

/** What is deleted of somebody on request. */
const ownThings = ["data", "phone", "email", "aadhaar"];

/** "Close my complaint" makes none. */
const hushingUp =
  /\b(?:close|delete|remove|withdraw|drop|cancel|resolve|solve|ignore|band|hata\w*|mita\w*)\b|बंद|हटा|मिटा|रद्द|ਬੰਦ|ਹਟਾ|ਮਿਟਾ|ਰੱਦ/;

/** "Why did you take 50 rupees": it is the sum that cancelling late costs. */
const cancelFee = new RegExp(
  String.raw`(?:rs\.? ?${rules.cancellation.fee.value}(?!\d))|(?<!\d)${rules.cancellation.fee.value} ?(?:rs|rup|रु|ਰੁ)`,
);

/** "4 times", "teen baar", "4 cancellations". */
const times =
  /\d+\s*(?:times?|baar|bar|vaar|बार|ਵਾਰ|cancel\w*|booking cancel\w*|कैंसिल|ਕੈਂਸਲ)|(?:three|four|five|teen|char|chaar) (?:times|baar)/u;

/** "At 6 pm", "subah 6 baje", "दो बजे"; not "kitne baje", which asks for one. */
const clockTime =
  /\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|a\.m|p\.m|o ?clock)(?![\p{L}\p{M}])|(?<!kitne|kinne|kine|कितने|ਕਿੰਨੇ|ਕਿਨੇ) (?:baje|vaje|wje|बजे|ਵਜੇ)(?![\p{L}\p{M}])/u;

const soon =
  /(?<!\p{L})(?:today|tomorrow|tonight|tmrw|tmr|kal|kall|aaj|ajj|parso|parson)(?!\p{L})|(?<!\p{L})(?:आज|कल|परसों|ਅੱਜ|ਕੱਲ੍ਹ|ਕੱਲ|ਪਰਸੋਂ)(?![\p{L}\p{M}])/u;
const now =
  /(?<!\p{L})(?:now|currently|at the moment|this moment|abhi|abi|hun|hune)(?!\p{L})|(?<!\p{L})(?:अभी|इस वक्त|इस समय|ਹੁਣ|ਹੁਣੇ)(?![\p{L}\p{M}])/u;

const howManyMinutes =
  /(?<!\p{L})(?:how many|kitne|kinne|कितने|ਕਿੰਨੇ) (?:min|mins|minutes?|minat|minut|मिनट|ਮਿੰਟ)(?![\p{L}])/u;

/** "Is 17 years all right?", "my son is 17". */
const youngAge =
  /(?<!\d)1\d ?(?:years?|yrs?|yr|saal|sal|साल|ਸਾਲ)(?! (?:of )?(?:experience|exp|se))|\b(?:is|am|im|i m|i'm|only|just) 1[0-7](?![\d.:]| ?\p{L}*(?:kg|km|ft|box|am|pm))/u;

/** "Can you do it for 300 rupees?" */
const money =
  /\d\s*(?:rs|rupees?|rupay|rupaye|rupaiye|rupiya|inr|रुपये|रुपए|रु|ਰੁਪਏ|ਰੁ)(?![\p{L}\p{M}])|(?<!\p{L})rs\.? ?\d/u;
