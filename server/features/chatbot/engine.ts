import type { MeenaWords } from "#content/en/meena/words.ts";
import { shortTitleOf } from "#content/en/pages.ts";
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
import { answerAcePlus, answerCarryDistance } from "./answers/loads.ts";
import { answerCancellation, answerCheapest, answerPrice, answerRefundCases } from "./answers/money.ts";
import { answerPaper } from "./answers/papers.ts";
import { answerPlaces, answerRoutes } from "./answers/places.ts";
import { answerComparison, answerFleet, answerVehicles, answerVolume } from "./answers/vehicles.ts";
import { type Choice, subjectsOf, vocabularyOf } from "./choose-topic.ts";
import { type Clause, clausesOf, clauseThatAsks } from "./clauses.ts";
import { asksForSeveral, type Part, partsOf } from "./compound.ts";
import type { Memory } from "./conversation-state.ts";
import { choose } from "./decide.ts";
import { carryOver } from "./follow-up.ts";
import {
  beginHandOver,
  contactIn,
  continueHandOver,
  type HandOverStep,
  type SendToTeam,
} from "./hand-over.ts";
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
  acePlus: answerAcePlus,
  carryDistance: answerCarryDistance,
};

/** Builds everything that can be built beforehand; an answer then takes about a millisecond. */
export function createEngine(dependencies: EngineDependencies): Engine {
  const { knowledge, openJobs, sendToTeam, rephrase } = dependencies;
  const understand = createUnderstanding(knowledge.vocabularies, knowledge.vehicles, knowledge.places);
  const speakers = createSpeakers(knowledge);
  const searchPassages = indexPassages(knowledge.passages, (text) => wordsOf(text.toLowerCase()));
  const englishOf = englishWords(knowledge);
  const namedPlaces = new Set([
    ...knowledge.locations,
    ...knowledge.clusters,
    ...knowledge.routes.flatMap(({ from, to }) => [from, to]),
    ...knowledge.places.filter(({ partOf }) => partOf !== undefined).map(({ en }) => en),
  ]);

  return async (message, before) => {
    const question = understand(message, before.language);
    // Names and numbers say nothing about the language.
    const language = before.handOver ? (before.language ?? question.language) : languageOf(question);
    const speaker = speakers[language];
    const memory = { ...before, language, said: [...before.said, redact(message).slice(0, 200)].slice(-8) };
    const contextOf = (asked: Question, at: Memory) => ({
      question: asked,
      memory: at,
      knowledge,
      speaker,
      openJobs,
    });
    if (memory.handOver) {
      const instead = questionInstead(question, memory, namedPlaces);
      if (!instead) return handOverTurn(message, question, memory, memory.handOver, speaker, sendToTeam);
      const answer = await answerTopic(instead, contextOf(question, memory));
      return resumed(answer, memory, speaker);
    }
    if (holdsIdentityNumber(message)) return sayOnly(speaker, memory, "doNotShare", "refused", ["hiring"]);
    if (wantsPerson(question, memory)) return handOverSaying(speaker, memory, beginHandOver());

    const asked = carryOver(question, memory);
    const choice = choose(asked, memory, namedPlaces);
    const isSingle = isRefusal(choice) || asked.vehicles.length > 1;
    const several = isSingle ? undefined : await answerSeveral(question, choice, memory);
    if (several) return rephrased(several, message, rephrase);
    if (!choice || choice.topic.outcome !== undefined) {
      const clause = clauseThatAsks(choice, asked, readClauses(asked, memory));
      if (clause) {
        return rephrased(
          await answerTopic(clause.choice, contextOf(clause.question, memory)),
          message,
          rephrase,
        );
      }
    }
    if (choice) return rephrased(await answerTopic(choice, contextOf(asked, memory)), message, rephrase);
    const found = searchTurn(asked);
    return found ? rephrased(found, message, rephrase) : nothingFound(speaker, memory, asked);

    /** The answers to "Eicher range and price"; undefined when only one thing is asked. */
    async function answerSeveral(
      asked: Question,
      whole: Choice | undefined,
      before: Memory,
    ): Promise<Turn | undefined> {
      const turns: Turn[] = [];
      const parts: Part[] = [];
      let at = before;
      for (const part of partsOf(asked.text, asked.language)) {
        const question = carryOver(understand(part, asked.language, true), at);
        const alone = choose(question, { ...at, subjects: [], topic: undefined }, namedPlaces);
        const choice = alone && alone.topic.id !== "arrival" ? alone : choose(question, at, namedPlaces);
        if (isRefusal(choice)) return undefined;
        if (!choice || choice.topic.outcome === "greeted") continue;
        const turn = await answerTopic(choice, contextOf(question, at));
        parts.push({ choice, isFollowUp: parts.length > 0 && question.concepts.has("it") });
        turns.push(turn);
        at = turn.memory;
      }
      return asksForSeveral(whole, parts) ? joined(turns) : undefined;
    }

    function readClauses({ text, language, quantities }: Question, before: Memory): Clause[] {
      return clausesOf(text).flatMap((clause) => {
        // Whatever is 800 kg, which vehicle takes it is asked of 800 kg.
        const question = { ...understand(clause, language, true), quantities };
        const choice = choose(question, before, namedPlaces);
        return choice ? [{ question, choice }] : [];
      });
    }

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

/** What is asked for when somebody is not to be put through. */
const noPerson = ["bot", "job", "personal", "how", "phone", "email", "address", "hours"];

function wantsPerson({ concepts, words }: Question, memory: Memory): boolean {
  if (concepts.has("job") || concepts.has("personal")) return false;
  // "No bot, give me a human" wants one; "are you a bot or a person?" does not.
  if (concepts.has("bot")) return concepts.has("person") && (concepts.has("want") || concepts.has("not"));
  const isTalk = concepts.has("talk") && (concepts.has("staff") || concepts.has("want") || words.length <= 4);
  if (isTalk && !noPerson.some((concept) => concepts.has(concept))) return true;
  // "Your agent told me" wants no agent.
  if (concepts.has("spoken")) return false;
  return (
    concepts.has("callback") ||
    concepts.has("person") ||
    (concepts.has("write") &&
      !concepts.has("complaint") &&
      (words.length <= 4 || concepts.has("staff")) &&
      !isOfTopicBefore("write", memory))
  );
}

async function answerTopic({ topic, explained }: Choice, context: AnswerContext): Promise<Turn> {
  const { speaker, memory } = context;
  const worked = topic.computed ? await computed[topic.computed](context) : undefined;
  const parts = [
    ...(topic.unstated ? [speaker.unstated(topic.unstated)] : []),
    ...(worked?.parts ?? []),
    ...(topic.rules?.length ? [topic.rules.map((rule) => speaker.rule(rule)).join(" ")] : []),
    ...(topic.say ?? []).map((sentence) => speaker.say(sentence)),
  ];
  const remembered =
    topic.outcome === "greeted" || topic.outcome === "refused" ? {} : rememberedBy(topic, explained);
  const next = { ...memory, ...remembered, ...(worked?.remember ?? {}) };
  return turnOf(speaker, next, { ...worked, parts }, topic);
}

function rememberedBy(topic: Topic, explained: readonly string[]): Partial<Memory> {
  return { topic: topic.id, subjects: subjectsOf(explained).slice(0, 6), asked: undefined };
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
      title: shortTitleOf(page),
      path: pathOf(page),
    })),
    suggestions: suggest.map((name) => speaker.words.suggestions[name]).slice(0, chatLimits.suggestions),
    memory,
    topic: topic.id,
  };
}

/** "In writing?" after a complaint asks for no person. */
function isOfTopicBefore(concept: string, { topic }: Memory): boolean {
  return topic !== undefined && vocabularyOf(topic).has(concept);
}

function isRefusal(choice: Choice | undefined): boolean {
  return choice?.topic.outcome === "refused";
}

/** Longer than this, two answers bury what was asked. */
const longestJoined = 1_150;

/** Several answers in one; undefined when they are too long together. */
function joined(turns: readonly Turn[]): Turn | undefined {
  const last = turns.at(-1);
  const reply = [...new Set(turns.map((turn) => turn.reply))].join("\n\n");
  if (!last || reply.length > longestJoined) return undefined;
  const sources = turns.flatMap((turn) => turn.sources);
  const isNew = ({ path }: ChatSource, index: number) =>
    sources.findIndex((source) => source.path === path) === index;
  return {
    ...last,
    reply,
    sources: sources.filter(isNew).slice(0, chatLimits.sources),
    outcome: turns.some(({ outcome }) => outcome === "answered") ? "answered" : last.outcome,
    topic: turns
      .map(({ topic }) => topic)
      .join("+")
      .slice(0, 40),
  };
}

/** Words that ask, in whatever language. */
const askingWords = ["how", "howMuch", "howMany", "howLong", "when", "where", "who", "what", "why", "which"];

/** A question that is asked while name and number are collected. What the matter is, may be one as well. */
function questionInstead(
  question: Question,
  memory: Memory,
  namedPlaces: ReadonlySet<string>,
): Choice | undefined {
  const { handOver } = memory;
  if (handOver?.name !== undefined && handOver.contact !== undefined) return undefined;
  const { concepts, words, unknown, text } = question;
  const isKnown = unknown.length === 0 && handOver?.name === undefined;
  const isAsked = text.includes("?") || isKnown || askingWords.some((word) => concepts.has(word));
  if (!isAsked || words.length < 3 || unknown.length > 1 || contactIn(text) !== undefined) return undefined;
  const choice = choose(question, memory, namedPlaces);
  return choice && choice.topic.outcome === undefined && choice.score >= 1.6 ? choice : undefined;
}

/** After the question, on with the name or the number. */
function resumed(answer: Turn, memory: Memory, speaker: Speaker): Turn {
  const say = memory.handOver?.name === undefined ? "handOverNameAgain" : "handOverContact";
  return {
    ...answer,
    reply: `${answer.reply}\n\n${speaker.say(say)}`,
    suggestions: [speaker.words.suggestions.cancelHandOver],
    memory: { ...answer.memory, handOver: memory.handOver },
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
  return sayOnly(speaker, { ...next, said }, say, "asked", [], ["cancelHandOver"]);
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
