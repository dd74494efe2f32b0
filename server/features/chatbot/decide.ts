import { rules } from "#content/en/rules.ts";
import { site } from "#content/en/site.ts";
import { type Choice, chooseTopic, subjectsOf, vocabularyOf, weightOf } from "./choose-topic.ts";
import type { Memory } from "./conversation-state.ts";
import { isErrand } from "./errands.ts";
import { isEverydayLife } from "./everyday.ts";
import type { Question } from "./understand.ts";
import { isMaskedSwearing, isOfOthers, isOrder } from "./unwanted.ts";

/** Who asks for the office in another place asks whether there is one. */
const officePlace = site.office.locality;

/** What was found in a question besides its words, named with an @ as the topics do. */
export function foundIn(question: Question, namedPlaces: ReadonlySet<string>): Set<string> {
  const { concepts, vehicles, places, quantities, text } = question;
  const found = new Set(concepts);
  const add = (name: string, isThere: boolean) => {
    if (isThere) found.add(name);
  };
  add("@vehicle", vehicles.length > 0);
  add("@vehicles", vehicles.length > 1);
  add("@place", places.length > 0);
  add(
    "@elsewhere",
    places.some((place) => place !== officePlace),
  );
  add("@route", places.length > 1 && !question.arePlacesListed);
  add("@weight", quantities.weights.length > 0);
  add("@load", quantities.loads.length > 0);
  add("@back", quantities.legs > 1);
  add("@start", question.hasStart);
  add(
    "@unserved",
    places.some((place) => !namedPlaces.has(place)),
  );
  add("@distance", quantities.distances.length > 0);
  add("@sides", quantities.sides !== undefined);
  add("@length", quantities.lengths.length > 0);
  add("@minutes", quantities.minutes.length > 0 || howManyMinutes.test(text));
  add("@days", quantities.days.length > 0);
  add("@pieces", quantities.pieces !== undefined);
  add("box", quantities.pieces !== undefined);
  add(
    "@times",
    /\d+\s*(?:times?|baar|bar|vaar|बार|ਵਾਰ|cancel\w*|booking cancel\w*|कैंसिल|ਕੈਂਸਲ)|(?:three|four|five|teen|char|chaar) (?:times|baar)/u.test(
      text,
    ),
  );
  add("@cancelFee", cancelFee.test(text));
  add("@time", clockTime.test(text));
  add("@soon", soon.test(text));
  add("@now", now.test(text));
  add("age", youngAge.test(text));
  add("price", money.test(text));
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
  add("company", driverCancels.test(text));
  if (everyWeek.test(text)) {
    found.delete("duplicate");
    found.add("corporate");
  }
  if (moneyNotThere.test(text)) {
    found.add("credit");
    found.delete("failed");
  }
  if (isOnlyDoubtful("offTopic", question, found)) found.delete("offTopic");
  // "100 km and back" is no question on money.
  if (quantities.legs > 1) for (const concept of ["refund", "credit"]) found.delete(concept);
  // On one charge of the battery.
  if (quantities.distances.length > 0 && /charge|चार्ज|ਚਾਰਜ/u.test(text) && !money.test(text))
    for (const cost of ["price", "fee"]) found.delete(cost);
  return found;
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

/** What the site says nothing of, whatever is asked of it. */
const untoldAlone: ReadonlySet<string> = new Set([
  ...["battery", "speed", "vehicleOther", "otherVehicle", "otherCompany", "companySecret", "detail"],
  ...[
    "rightNow",
    "otherService",
    "buyVehicle",
    "salary",
    "gst",
    "extraCharge",
    "ownMatter",
    "otherPayment",
    "discount",
  ],
]);

/** What a question needs to be explained by at least, and what each thing that the answer leaves aside adds to it. */
const leastScore = 1.1;
const scorePerStrangeThing = 1.4;
/** A concept that is known, but has nothing to do with the topic, is as strange as an unknown word when it weighs this. */
const strangeWeight = 3;
/** Two letters are mostly a small word cut short: "fr", "ju". */
const strangenessOfShort = 0.4;
/** A word that was taken for a known one may have been another, unless its writer misspells this share of all words. */
const strangenessOfGuess = 0.25;
const sloppyShare = 0.35;
/** "Is it in your rules?" may be asked of everything. */
const goesWithAnything: ReadonlySet<string> = new Set(
  "terms policy page site about service customer legal faq bot company contact insult".split(" "),
);
/** Lighter concepts occur in questions of all kinds. */
const leastWeightAside = 1.1;

/**
 * How much of a question an answer leaves aside: unknown words, and concepts that have nothing to do with the topic.
 * Function words and everyday verbs are known in every language, so that an unknown word means something that the site
 * does not speak of.
 */
function leftAside(choice: Choice, found: ReadonlySet<string>, question: Question): number {
  const { unknown, guessed, words, senses } = question;
  const known = vocabularyOf(choice.topic.id);
  const isStrange = (concept: string) =>
    !known.has(concept) && !goesWithAnything.has(concept) && weightOf(concept) >= leastWeightAside;
  // A word is explained if any of the things is that it may stand for.
  const aside = senses.filter(
    (sense) => sense.length > 0 && sense.every((one) => found.has(one) && isStrange(one)),
  );
  const besides = [...found].filter((one) => one.startsWith("@") && isStrange(one));
  const weights = [...aside.map((sense) => Math.min(...sense.map(weightOf))), ...besides.map(weightOf)];
  const weight = weights.reduce((sum, one) => sum + one, 0);
  const doubts = guessed < words.length * sloppyShare ? guessed * strangenessOfGuess : 0;
  const strangeness = unknown.reduce((sum, word) => sum + (word.length > 2 ? 1 : strangenessOfShort), 0);
  return strangeness + doubts + weight / strangeWeight;
}

/**
 * What a question is about, in the light of what was said before; undefined when too little of it is understood.
 *
 * @param namedPlaces of which the website says something
 */
export function choose(
  question: Question,
  memory: Memory,
  namedPlaces: ReadonlySet<string>,
): Choice | undefined {
  const found = foundIn(question, namedPlaces);
  const own = chooseTopic(found);
  const isAboutPaper = memory.topic === "paper" && found.has("it");
  const goesOn = isAspect(question, found, memory) || isAnotherService(found, memory);
  const isFree = own && standsAlone(own) && !isAboutPaper && !goesOn;
  const leaning = isFree ? undefined : leaningChoice(question, found, memory);
  const choice =
    leaning && isAbout(leaning, own, found) && leaning.score > (own?.score ?? 0) + 0.3 ? leaning : own;
  if (!choice) return undefined;
  const untold = untoldIn(choice, found);
  if (untold) return untold;
  if (memory.topic === undefined && isOfAnotherWorld(choice, found, question)) return undefined;
  const needed = leastScore + scorePerStrangeThing * leftAside(choice, found, question);
  return choice.score >= needed || isTalk(choice, question) || isHonest(choice) ? choice : undefined;
}

/**
 * The topic of something in the question that the site does not tell of, if the answer would pass it over: the battery
 * of "how many years does the Eicher's battery last".
 */
function untoldIn({ topic }: Choice, found: ReadonlySet<string>): Choice | undefined {
  if (topic.outcome !== undefined) return undefined;
  const known = vocabularyOf(topic.id);
  const passedOver = [...found].find((concept) => !known.has(concept) && untoldAlone.has(concept));
  return passedOver === undefined ? undefined : chooseTopic(new Set([passedOver]));
}

/** What makes it likely that a question is asked of the company: its vehicles, what they do, and whoever is spoken to. */
const anchors: ReadonlySet<string> = new Set(
  "@vehicle @weight @load @length @distance @sides @route cancel refund vehicle carry deliver service fit load box household book pickup company customer driver office job locations address about from data chatData longest tallest widest heaviest biggest".split(
    " ",
  ),
);
const spokenTo =
  /(?<!\p{L})(?:you|your|yours|u|ur|we|aap\p{L}*|ap|apka|apke|apki|tusi\p{L}*|tuhad\p{L}*|tum\p{L}*|meena)(?!\p{L})|आप|तुम|ਤੁਸੀਂ|ਤੁਹਾਡ/u;
/** Answered at a single word, so that a strange one beside it is likely to be what is asked of. */
const oneWordTopics: ReadonlySet<string> = new Set(["spec-of-all", "fuel", "place"]);
/** Rain and lateness are everybody's, until something of the company is late. */
const tiedTopics: ReadonlySet<string> = new Set(["late", "arrival-estimates"]);

/**
 * Whether a question only shares a word with the site: a "blood sugar range" has a word for goods, or one that nobody
 * knows, and nothing that ties it to the company.
 */
function isOfAnotherWorld(choice: Choice, found: ReadonlySet<string>, question: Question): boolean {
  const { topic } = choice;
  if (topic.outcome !== undefined) return false;
  if (topic.id === "place" && found.has("delay")) return true;
  const isWay =
    found.has("@place") && /\b(?:to|se|ton|tak)\b|(?:से|तक|ਤੋਂ|ਤੱਕ)(?![\p{L}\p{M}])/u.test(question.text);
  const isTied = isWay || spokenTo.test(question.text) || [...found].some((concept) => anchors.has(concept));
  if (isTied) return oneWordTopics.has(topic.id) && isStrangeWeight(found, question);
  if (tiedTopics.has(topic.id)) return true;
  return found.has("goods") || (oneWordTopics.has(topic.id) && leftAside(choice, found, question) >= 0.5);
}

/** Nobody asks which truck takes 10 kg of something that no word is known for; "500 kg" and a name ask for one. */
function isStrangeWeight(found: ReadonlySet<string>, { quantities, unknown, words }: Question): boolean {
  const ties = [...found].filter((concept) => anchors.has(concept) && concept !== "@weight");
  const isSmall = quantities.weights.every((kilos) => kilos < 30);
  return ties.length === 0 && isSmall && words.length <= 5 && (unknown.length > 0 || found.has("price"));
}

/** To refuse, or to say that the site does not tell, is right whatever else was asked. */
function isHonest({ topic }: Choice): boolean {
  return topic.outcome === "refused" || topic.outcome === "unknown";
}

/**
 * Whether what is said now belongs to what was said before. A price that is asked after a range is no question on the
 * range: then only the range would make it this topic, and the price would merely go with it.
 */
function isAbout(leaning: Choice, own: Choice | undefined, found: ReadonlySet<string>): boolean {
  if (!own || leaning.reasons.some((reason) => found.has(reason))) return true;
  return own.reasons.every((reason) => weightOf(reason) < 1.5 || aspects.has(reason));
}

/** A question with a subject of its own is no follow-up. "How long does it take?" is one: it has to be about something. */
function standsAlone({ topic, reasons }: Choice): boolean {
  return topic.id !== "arrival" && subjectsOf(reasons, 1.9).length > 0;
}

/** What many things have, so that it is asked of the thing before: its weight, how long it takes, whom it is for. */
const aspects: ReadonlySet<string> = new Set(
  "payload weigh advance afterRide way size length width height range distance phone email write account arrive processing approve credit deadline limit customer eligible receiver app form who fee accept valid limit box sum".split(
    " ",
  ),
);
const aNumber = /numb|namb|nambr|नंबर|नम्बर|ਨੰਬਰ|\bno\b/u;

/** "Weight of each?" after Ace Plus asks for no vehicle's: all that it names belongs to the topic before. */
function isAspect(question: Question, found: ReadonlySet<string>, memory: Memory): boolean {
  if (memory.topic === undefined || question.words.length > 6 || question.unknown.length > 0) return false;
  const known = vocabularyOf(memory.topic);
  const strong = [...found].filter((concept) => weightOf(concept) >= 1.1);
  const isPhoneNumber = found.has("phone") && aNumber.test(question.text);
  return strong.every((concept) => aspects.has(concept) && known.has(concept)) && !isPhoneNumber;
}

const services: ReadonlySet<string> = new Set(["intercity", "onDemand", "corporate"]);

/** "And for intercity?" asks the same of another service. */
function isAnotherService(found: ReadonlySet<string>, memory: Memory): boolean {
  const strong = [...found].filter((concept) => weightOf(concept) >= 1.1);
  return found.has("also") && memory.subjects.length > 0 && strong.every((concept) => services.has(concept));
}

/** A greeting is not much, but it may be all there is. */
function isTalk({ topic }: Choice, { words, unknown, text }: Question): boolean {
  const isSmall =
    topic.outcome === "greeted" ||
    topic.id === "yes" ||
    topic.id === "navigation" ||
    (topic.id === "locations" && spokenTo.test(text));
  return isSmall && unknown.length === 0 && words.length <= 8;
}

/** The same question together with what the last one was about. */
function leaningChoice(question: Question, found: ReadonlySet<string>, memory: Memory): Choice | undefined {
  const isShort = found.has("also") || found.has("it") || question.words.length <= 6;
  if (!isShort || (memory.subjects.length === 0 && memory.vehicles.length === 0)) return undefined;
  const together = new Set([...found, ...memory.subjects]);
  const faded = new Set(memory.subjects.filter((subject) => !found.has(subject)));
  if (memory.vehicles.length > 0 && found.has("it")) together.add("@vehicle");
  const choice = chooseTopic(together, faded);
  return choice?.explained.some((concept) => found.has(concept)) ? choice : undefined;
}
