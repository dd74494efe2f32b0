import { type Choice, chooseTopic, subjectsOf, vocabularyOf } from "./choose-topic.ts";
import { weightOf } from "./concept-weights.ts";
import type { Memory } from "./conversation-state.ts";
import { foundIn } from "./found-in.ts";
import type { Question } from "./question.ts";

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
    (topic.id === "locations" && (words.length <= 3 || spokenTo.test(text)));
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
