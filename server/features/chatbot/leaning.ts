import { type Choice, chooseTopic, subjectsOf, vocabularyOf } from "./choose-topic.ts";
import { weightOf } from "./concept-weights.ts";
import type { Memory } from "./conversation-state.ts";
import type { Question } from "./question.ts";

/** A question is only taken for a follow-up if that explains so much more of it. */
const leastGain = 0.3;

/**
 * What a question is about if it goes on from the one before; undefined when it is a question of its own.
 *
 * @param own the topic of the question by itself
 */
export function leaningChoice(
  question: Question,
  own: Choice | undefined,
  found: ReadonlySet<string>,
  memory: Memory,
): Choice | undefined {
  const isAboutPaper = memory.topic === "paper" && found.has("it");
  const goesOn = isAspect(question, found, memory) || isAnotherService(found, memory);
  if (own && standsAlone(own) && !isAboutPaper && !goesOn) return undefined;
  const leaning = together(question, found, memory);
  const isBetter = leaning && isAbout(leaning, own, found) && leaning.score > (own?.score ?? 0) + leastGain;
  return isBetter ? leaning : undefined;
}

/** The same question together with what the last one was about. */
function together(question: Question, found: ReadonlySet<string>, memory: Memory): Choice | undefined {
  const isShort = found.has("also") || found.has("it") || question.words.length <= 6;
  if (!isShort || (memory.subjects.length === 0 && memory.vehicles.length === 0)) return undefined;
  const all = new Set([...found, ...memory.subjects]);
  const faded = new Set(memory.subjects.filter((subject) => !found.has(subject)));
  if (memory.vehicles.length > 0 && found.has("it")) all.add("@vehicle");
  const choice = chooseTopic(all, faded);
  return choice?.explained.some((concept) => found.has(concept)) ? choice : undefined;
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
  [
    "payload weigh advance afterRide way size length width height range distance phone email write account arrive",
    "processing approve credit deadline limit customer eligible receiver app form who fee accept valid box sum",
  ].flatMap((line) => line.split(" ")),
);
const aNumber = /numb|namb|nambr|नंबर|नम्बर|ਨੰਬਰ|\bno\b/u;

/** "Weight of each?" after Ace Plus asks for no vehicle's: all that it names belongs to the topic before. */
function isAspect(question: Question, found: ReadonlySet<string>, memory: Memory): boolean {
  if (memory.topic === undefined || question.words.length > 6 || question.unknown.length > 0) return false;
  const known = vocabularyOf(memory.topic);
  const isPhoneNumber = found.has("phone") && aNumber.test(question.text);
  return strongIn(found).every((concept) => aspects.has(concept) && known.has(concept)) && !isPhoneNumber;
}

const services: ReadonlySet<string> = new Set(["intercity", "onDemand", "corporate"]);

/** "And for intercity?" asks the same of another service. */
function isAnotherService(found: ReadonlySet<string>, memory: Memory): boolean {
  return (
    found.has("also") &&
    memory.subjects.length > 0 &&
    strongIn(found).every((concept) => services.has(concept))
  );
}

/** What says more than that something is asked. */
function strongIn(found: ReadonlySet<string>): string[] {
  return [...found].filter((concept) => weightOf(concept) >= 1.1);
}
