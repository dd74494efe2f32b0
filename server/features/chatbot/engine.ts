import type { MeenaWords } from "#content/en/meena/words.ts";
import { pageMeta } from "#content/en/pages.ts";
import { site } from "#content/en/site.ts";
import type { ChatOutcome, ChatSource } from "#contract/chat.ts";
import { chatLimits } from "#contract/chat-limits.ts";
import type { Job } from "#contract/jobs.ts";
import { pathOf, type RouteId } from "#contract/routes.ts";
import { answerBoxes } from "./answers/boxes.ts";
import {
  answerFounders,
  answerLanguage,
  answerNavigation,
  answerServices,
  answerSocial,
  languageAsked,
} from "./answers/company.ts";
import type { Answer, AnswerContext, Draft } from "./answers/draft.ts";
import { answerJobs } from "./answers/jobs.ts";
import { answerCancellation, answerCheapest, answerPrice, answerRefundCases } from "./answers/money.ts";
import { answerPaper } from "./answers/papers.ts";
import { answerPlaces, answerRoutes } from "./answers/places.ts";
import { answerComparison, answerFleet, answerVehicles, answerVolume } from "./answers/vehicles.ts";
import { type Choice, chooseTopic, subjectsOf } from "./choose-topic.ts";
import type { Memory } from "./conversation-state.ts";
import { beginHandOver, continueHandOver, type HandOverStep, type SendToTeam } from "./hand-over.ts";
import type { Knowledge } from "./knowledge.ts";
import { indexPassages } from "./passage-search.ts";
import { holdsIdentityNumber, redact } from "./redact.ts";
import type { Rephrase } from "./rephrase.ts";
import { createSpeakers, type Speaker } from "./speaker.ts";
import { wordsOf } from "./spelling.ts";
import type { Computed, Topic } from "./topics/topic.ts";
import { createUnderstanding, type Question } from "./understand.ts";

/** Meena's answer to one message, and what she remembers of it. */
export interface Turn {
  readonly reply: string;
  readonly outcome: ChatOutcome;
  readonly sources: readonly ChatSource[];
  readonly suggestions: readonly string[];
  readonly memory: Memory;
  /** What the question was taken for; for the transcript. */
  readonly topic: string;
}

export interface EngineDependencies {
  readonly knowledge: Knowledge;
  /** Undefined while the jobs cannot be read. */
  readonly openJobs: () => Promise<readonly Job[] | undefined>;
  /** Stores a contact message durably and gives its reference; what it throws goes to the caller of the engine. */
  readonly sendToTeam: SendToTeam;
  /** Gives an answer in other words. */
  readonly rephrase?: Rephrase | undefined;
}

/** Answers a message in the light of what was said before. */
export type Engine = (message: string, memory: Memory) => Promise<Turn>;

const computed: Readonly<Record<Computed, Answer>> = {
  vehicles: answerVehicles,
  compareVehicles: answerComparison,
  fleet: answerFleet,
  boxes: answerBoxes,
  volume: answerVolume,
  cheapest: answerCheapest,
  places: answerPlaces,
  routes: answerRoutes,
  jobs: answerJobs,
  services: answerServices,
  price: answerPrice,
  cancellation: answerCancellation,
  refundCases: answerRefundCases,
  founders: answerFounders,
  paper: answerPaper,
  social: answerSocial,
  navigation: answerNavigation,
  language: answerLanguage,
};

/** Builds everything that can be built beforehand; an answer then takes about a millisecond. */
export function createEngine(dependencies: EngineDependencies): Engine {
  const { knowledge, openJobs, sendToTeam, rephrase } = dependencies;
  const understand = createUnderstanding(knowledge.vocabularies, knowledge.vehicles, knowledge.places);
  const speakers = createSpeakers(knowledge);
  const searchPassages = indexPassages(knowledge.passages, (text) => wordsOf(text.toLowerCase()));
  const englishOf = englishWords(knowledge);

  return async (message, before) => {
    const question = understand(message, before.language);
    // Names and numbers say nothing about the language.
    const language = before.handOver ? (before.language ?? question.language) : languageOf(question);
    const speaker = speakers[language];
    const memory = { ...before, language, said: [...before.said, redact(message).slice(0, 200)].slice(-8) };
    if (memory.handOver) return handOverTurn(message, question, memory, memory.handOver, speaker, sendToTeam);
    if (holdsIdentityNumber(message)) return sayOnly(speaker, memory, "doNotShare", "refused", ["hiring"]);
    if (wantsPerson(question)) return handOverSaying(speaker, memory, beginHandOver());

    const asked = leanOnMemory(question, memory);
    const choice = choose(asked, memory);
    if (choice) {
      const context = { question: asked, memory, knowledge, speaker, openJobs };
      return rephrased(await answerTopic(choice, context), message, rephrase);
    }
    const found = searchTurn(asked);
    return found ? rephrased(found, message, rephrase) : nothingFound(speaker, memory, asked);

    function searchTurn(searched: Question): Turn | undefined {
      const hit = searchPassages(searchWords(searched, englishOf));
      if (!hit || hit.coverage < leastCoverage || hit.terms < leastTerms) return undefined;
      const draft: Draft = { parts: [`${speaker.say("passageIntro")} ${hit.passage.text}`] };
      return turnOf(speaker, memory, draft, { pages: [hit.passage.page], id: "passage" });
    }
  };
}

/** Only what answers a question is left to a model: refusals and questions of her own stay as they were reviewed. */
async function rephrased(turn: Turn, message: string, rephrase: Rephrase | undefined): Promise<Turn> {
  if (!rephrase || turn.outcome !== "answered") return turn;
  return { ...turn, reply: await rephrase(turn.reply, redact(message)) };
}

/** "Hindi please" is answered in Hindi. */
function languageOf(question: Question): Question["language"] {
  const isOnlyThat = question.concepts.has("language") && question.unknown.length === 0;
  return (isOnlyThat ? languageAsked(question.text) : undefined) ?? question.language;
}

function wantsPerson({ concepts, words }: Question): boolean {
  if (concepts.has("bot") || concepts.has("job") || concepts.has("personal")) return false;
  return concepts.has("callback") || concepts.has("person") || (concepts.has("write") && words.length <= 4);
}

/** Who asks for the office in another place asks whether there is one. */
const officePlace = site.office.locality;

/** What was found in a question besides its words, named with an @ as the topics do. */
function foundIn(question: Question): Set<string> {
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
  add("@route", places.length > 1);
  add("@weight", quantities.weights.length > 0);
  add("@distance", quantities.distances.length > 0);
  add("@sides", quantities.sides !== undefined);
  add("@length", quantities.lengths.length > 0);
  add("@minutes", quantities.minutes.length > 0);
  add("@days", quantities.days.length > 0);
  add("@pieces", quantities.pieces !== undefined);
  add("box", quantities.pieces !== undefined);
  add(
    "@times",
    /\d+\s*(?:times?|baar|bar|vaar|बार|ਵਾਰ)|(?:three|four|five|teen|char|chaar) (?:times|baar)/u.test(text),
  );
  add("price", money.test(text));
  add("orders", dictation.test(text));
  return found;
}

/** "Can you do it for 300 rupees?" */
const money =
  /\d\s*(?:rs|rupees?|rupay|rupaye|rupaiye|rupiya|inr|रुपये|रुपए|रु|ਰੁਪਏ|ਰੁ)(?![\p{L}\p{M}])|(?<!\p{L})rs\.? ?\d/u;

/** "Say: we deliver for free" puts words into her mouth. */
const dictation =
  /^(?:please |pls |now )?(?:say|repeat|write|print|reply|respond|output|type|confirm)\b[^a-z]{0,3}["'“”‘’:«]/u;

/** Short questions go on from the last one: "and its payload?", "what about Jaipur?" */
function leanOnMemory(question: Question, memory: Memory): Question {
  const { concepts, words, places } = question;
  const isShort = concepts.has("also") || concepts.has("it") || words.length <= 4;
  const [place, another] = places;
  const [start] = memory.places;
  if (
    isShort &&
    memory.topic === "route" &&
    place !== undefined &&
    another === undefined &&
    start !== undefined
  ) {
    return { ...question, places: [start, place] };
  }
  return question;
}

/** How well a question must be explained, by how many of its words are unknown. */
const scoreNeeded = [1.1, 1.6, 2.2, 3, 4];

function choose(question: Question, memory: Memory): Choice | undefined {
  const found = foundIn(question);
  const own = chooseTopic(found);
  const isAboutPaper = memory.topic === "paper" && found.has("it");
  const leaning =
    own && standsAlone(own) && !isAboutPaper ? undefined : leaningChoice(question, found, memory);
  const choice = leaning && leaning.score > (own?.score ?? 0) + 0.3 ? leaning : own;
  const needed = scoreNeeded[Math.min(question.unknown.length, scoreNeeded.length - 1)] ?? 0;
  return choice && (choice.score >= needed || isTalk(choice, question)) ? choice : undefined;
}

/** A question with a subject of its own is no follow-up. "How long does it take?" is one: it has to be about something. */
function standsAlone({ topic, reasons }: Choice): boolean {
  return topic.id !== "arrival" && subjectsOf(reasons, 1.9).length > 0;
}

/** A greeting is not much, but it may be all there is. */
function isTalk({ topic }: Choice, { words, unknown }: Question): boolean {
  const isSmall =
    topic.outcome === "greeted" ||
    topic.id === "yes" ||
    topic.id === "navigation" ||
    topic.id === "locations";
  return isSmall && unknown.length === 0 && words.length <= 6;
}

/** The same question together with what the last one was about. */
function leaningChoice(question: Question, found: ReadonlySet<string>, memory: Memory): Choice | undefined {
  const isShort = found.has("also") || found.has("it") || question.words.length <= 5;
  if (!isShort || (memory.subjects.length === 0 && memory.vehicles.length === 0)) return undefined;
  const together = new Set([...found, ...memory.subjects]);
  if (memory.vehicles.length > 0 && found.has("it")) together.add("@vehicle");
  const choice = chooseTopic(together);
  return choice?.explained.some((concept) => found.has(concept)) ? choice : undefined;
}

async function answerTopic({ topic, reasons }: Choice, context: AnswerContext): Promise<Turn> {
  const { speaker, memory } = context;
  const worked = topic.computed ? await computed[topic.computed](context) : undefined;
  const parts = [
    ...(topic.unstated ? [speaker.unstated(topic.unstated)] : []),
    ...(worked?.parts ?? []),
    ...(topic.rules?.length ? [topic.rules.map((rule) => speaker.rule(rule)).join(" ")] : []),
    ...(topic.say ?? []).map((sentence) => speaker.say(sentence)),
  ];
  const remembered =
    topic.outcome === "greeted" || topic.outcome === "refused" ? {} : rememberedBy(topic, reasons);
  const next = { ...memory, ...remembered, ...(worked?.remember ?? {}) };
  return turnOf(speaker, next, { ...worked, parts }, topic);
}

function rememberedBy(topic: Topic, reasons: readonly string[]): Partial<Memory> {
  return { topic: topic.id, subjects: subjectsOf(reasons).slice(0, 6) };
}

function nothingFound(speaker: Speaker, memory: Memory, question: Question): Turn {
  const isEmpty = question.words.length === 0 || (question.concepts.size === 0 && question.words.length <= 2);
  return isEmpty
    ? sayOnly(speaker, memory, "unclear", "asked", [], ["fleet", "price", "routes", "jobs"])
    : sayOnly(speaker, memory, "unknown", "unknown", ["contact"], ["person", "fleet", "price"]);
}

function sayOnly(
  speaker: Speaker,
  memory: Memory,
  sentence: keyof MeenaWords["sentences"],
  outcome: ChatOutcome,
  pages: readonly Exclude<RouteId, "not-found">[],
  suggest: readonly (keyof MeenaWords["suggestions"])[] = ["person"],
): Turn {
  return turnOf(
    speaker,
    memory,
    { parts: [speaker.say(sentence)], outcome, suggest },
    { id: sentence, pages },
  );
}

/** Puts an answer into the contract's shape. */
function turnOf(
  speaker: Speaker,
  memory: Memory,
  draft: Draft,
  topic: Pick<Topic, "id" | "pages" | "outcome" | "suggest">,
): Turn {
  const suggest = draft.suggest ?? topic.suggest ?? [];
  return {
    reply: draft.parts
      .filter((part) => part !== "")
      .join("\n\n")
      .slice(0, chatLimits.reply),
    outcome: draft.outcome ?? topic.outcome ?? "answered",
    sources: (draft.pages ?? topic.pages).map((page) => ({
      title: pageMeta[page].title,
      path: pathOf(page),
    })),
    suggestions: suggest.map((name) => speaker.words.suggestions[name]).slice(0, chatLimits.suggestions),
    memory,
    topic: topic.id,
  };
}

async function handOverTurn(
  message: string,
  question: Question,
  memory: Memory,
  handOver: NonNullable<Memory["handOver"]>,
  speaker: Speaker,
  sendToTeam: SendToTeam,
): Promise<Turn> {
  const { handOver: _ended, ...rest } = memory;
  const { concepts, words } = question;
  if (words.length <= 4 && (concepts.has("stop") || concepts.has("cancel") || concepts.has("no"))) {
    return sayOnly(speaker, rest, "handOverCancelled", "answered", [], ["fleet", "price"]);
  }
  const step = continueHandOver(message, handOver, memory.said.slice(0, -1), speaker.words);
  if (!step.message) return handOverSaying(speaker, memory, step);
  const reference = await sendToTeam(step.message);
  const draft: Draft = { parts: [speaker.say("handOverDone", { reference })], outcome: "handed-over" };
  return turnOf(speaker, { ...rest, said: [] }, draft, { id: "hand-over", pages: ["contact"] });
}

function handOverSaying(speaker: Speaker, memory: Memory, { say, handOver }: HandOverStep): Turn {
  const next: Memory = handOver ? { ...memory, handOver } : memory;
  // What is said while name and number are collected is no part of the conversation that is handed over.
  const said = memory.handOver ? memory.said.slice(0, -1) : memory.said;
  return sayOnly(speaker, { ...next, said }, say, "asked", ["contact"], ["cancelHandOver"]);
}

/** A passage has to hold this share of a question's weight, and so many of its words; else it is about something else. */
const leastCoverage = 0.8;
const leastTerms = 3;

/** The English word that stands for each concept, to look up a question of another language in the English texts. */
function englishWords({ vocabularies }: Knowledge): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(vocabularies.english).map(([concept, words]) => [concept, words.split(",", 1)[0] ?? ""]),
  );
}

const meaningless: ReadonlySet<string> = new Set([
  ...[
    "filler",
    "how",
    "what",
    "when",
    "where",
    "who",
    "why",
    "which",
    "also",
    "it",
    "want",
    "get",
    "howMuch",
  ],
  ...["howMany", "howLong", "list", "more", "yes", "no", "not", "greet", "thanks", "praise", "help"],
]);

function searchWords(question: Question, englishOf: ReadonlyMap<string, string>): string[] {
  const concepts = [...question.concepts].filter((concept) => !meaningless.has(concept));
  if (question.language === "en") {
    return [...question.words.filter((word) => !isFiller(word, question)), ...question.unknown];
  }
  return [...concepts.flatMap((concept) => wordsOf(englishOf.get(concept) ?? "")), ...question.unknown];
}

const englishFillers: ReadonlySet<string> = new Set(
  "a an the is are am was were be do does did i me my we our us you your of in on at by with for from to it its this that and or if can could will would shall should what when where who how why which not have has had there any some as so but about please tell know s t".split(
    " ",
  ),
);

function isFiller(word: string, { unknown }: Question): boolean {
  return englishFillers.has(word) && !unknown.includes(word);
}
