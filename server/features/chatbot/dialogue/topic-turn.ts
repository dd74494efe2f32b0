import { computedAnswers } from "../answers/all-answers.ts";
import { answerDueDays } from "../answers/deadlines.ts";
import type { AnswerContext, Draft } from "../answers/draft.ts";
import type { Memory } from "../conversation/conversation-state.ts";
import { subjectOf } from "../topics/all-topics.ts";
import type { Topic } from "../topics/topic.ts";
import type { Question } from "../understand/question.ts";
import { asksHow, concerns, isAskedFor } from "./point.ts";
import { type Turn, turnOf } from "./turn.ts";
import { tellsWay } from "./way-asked.ts";

/**
 * What the topic says. Where the message points to some of its facts, by its words, the point that it asks for or the
 * very case that is worked out, these are told, with one short sentence beside them and one way to go on. Else all of
 * them are: what is worked out leads if it is the verdict, then what is not stated, the rules and the other sentences.
 *
 * @param isBeside another answer: then what leads is told, with the same two beside it
 */
export async function answerTopic(topic: Topic, context: AnswerContext, isBeside = false): Promise<Turn> {
  const draft = topic.computed ? await computedAnswers[topic.computed](context) : undefined;
  const worked = isBeside && draft ? { ...draft, ...draft.inShort } : draft;
  const parts = paragraphsOf(topic, context, worked, isBeside);
  const turn = turnOf(
    context.speaker,
    memoryAfter(topic, context.memory, worked),
    { ...worked, parts },
    topic,
  );
  return {
    ...turn,
    isVerdict: worked?.leads === true && !topic.isTrouble,
    isGeneral: worked?.inShort !== undefined,
  };
}

/** What a message points to: sentences by its words, rules and sentences by its point or because it speaks of their case. */
function factsOf(topic: Topic, question: Question) {
  const { firstIf = {} } = topic;
  const isOnPoint = isAskedFor(question);
  const isConcerned = (fact: keyof NonNullable<Topic["onlyOf"]>) => concerns(topic, fact, question);
  const isNamed = (fact: keyof typeof firstIf) =>
    firstIf[fact]?.some((concept) => question.concepts.has(concept)) ?? false;
  const told = topic.say?.filter((fact) => fact !== "offerPerson" && isConcerned(fact)) ?? [];
  const named = told.filter(isNamed);
  // "How long does Trackk keep it?" asks for the time of that alone.
  const isPointNamed = named.some(isOnPoint);
  // A fact that is told only to whom it concerns is what they ask for.
  const isMeant = (fact: Parameters<typeof isOnPoint>[0]) =>
    (!isPointNamed && isOnPoint(fact)) || topic.onlyOf?.[fact] !== undefined;
  const says = parted(
    told.filter((fact) => !isNamed(fact)),
    isMeant,
  );
  const rules = parted(topic.rules?.filter(isConcerned), topic.isWhole ? () => false : isMeant);
  return { named, says, rules, hasPoint: [...rules.meant, ...says.meant].some(isOnPoint) };
}

function paragraphsOf(
  topic: Topic,
  context: AnswerContext,
  worked: Draft | undefined,
  isBeside: boolean,
): string[] {
  const { speaker, memory, question, knowledge } = context;
  const { named, says, rules, hasPoint } = factsOf(topic, question);
  const workedOut = worked?.parts ?? [];
  const isVerdict = worked?.leads === true && workedOut.length > 0;
  const due = answerDueDays(context, [...rules.meant, ...rules.others]);
  const say = (some: NonNullable<Topic["say"]>) => some.map((sentence) => speaker.say(sentence));
  // "It is 20 hours already": the rest was told before.
  if (topic.isTrouble && isVerdict && subjectOf(memory.topic ?? "") === subjectOf(topic.id))
    return [...due, ...workedOut, ...say((topic.say ?? []).slice(0, 1))];
  const quoted = (some: NonNullable<Topic["rules"]>) =>
    some.map((rule) => speaker.rule(rule)).filter((rule) => !workedOut.join(" ").includes(rule));
  const isUnstated =
    topic.unstated &&
    !hasPoint &&
    worked?.outcome !== "answered" &&
    concerns(topic, topic.unstated, question);
  const main = worked?.isWhole
    ? workedOut
    : [
        ...say(named),
        ...due,
        ...(isVerdict ? workedOut : []),
        ...say(topic.first ?? []),
        quoted(rules.meant).join(" "),
        ...say(says.meant),
        ...(isUnstated && topic.unstated ? [speaker.unstated(topic.unstated)] : []),
      ];
  const figures = isVerdict || (hasPoint && topic.covers) ? [] : workedOut;
  const isAllMeant = topic.covers && (asksHow(question) || isVerdict);
  const isAnyMeant = isVerdict || named.length + rules.meant.length + says.meant.length > 0;
  const isPartial = isAnyMeant && !isAllMeant && !topic.isWhole;
  const isOverview = named.length === 0 && topic.covers !== undefined;
  const rulesBeside = quoted(rules.others);
  const others = [
    ...(isPartial || rulesBeside.length === 0 ? rulesBeside : [rulesBeside.join(" ")]),
    ...say(says.others),
  ];
  const beside = () => {
    if (isPartial) return besides(main, [...figures, ...others], isOverview, knowledge.facts);
    if (!isBeside || topic.isTrouble || topic.isWhole) return [...figures, ...others];
    const [lead = "", ...rest] = [...main, ...figures].some((part) => part !== "") ? ["", ...others] : others;
    const told = [...figures, lead];
    return [...told, ...besides([...main, ...told], rest, isOverview, knowledge.facts)];
  };
  return [
    ...(topic.isTrouble ? [speaker.say("regret")] : []),
    ...main,
    ...(worked?.isWhole ? [] : beside()),
    ...(offersPerson(topic) ? [speaker.say("offerPerson")] : []),
  ];
}

function offersPerson({ isTrouble, say }: Topic): boolean {
  return isTrouble === true || say?.includes("offerPerson") === true;
}

/**
 * A greeting or a refusal changes nothing: "and its range?" still asks about the vehicle before it. But who wants to
 * cancel goes on about cancelling.
 */
function memoryAfter(topic: Topic, memory: Memory, worked: Draft | undefined): Memory {
  const isRefusal = topic.outcome === "refused" && subjectOf(topic.id) === "refused";
  const isAside = subjectOf(topic.id) === "talk" || isRefusal;
  const { vehicles } = worked?.remember ?? {};
  // One of a list that is looked at closer leaves the list as it was.
  const listed =
    vehicles && vehicles.length !== 1 ? (vehicles.length > 1 ? vehicles : undefined) : memory.listed;
  return {
    ...memory,
    listed,
    ...(isAside ? {} : { topic: topic.id, asked: undefined }),
    ...worked?.remember,
    ...(offersPerson(topic) || topic.unstated ? { offersPerson: true } : {}),
  };
}

/** Longer than this, what is told beside the facts that are meant buries them. */
const longestBeside = 200;

/**
 * One short sentence beside the facts that are meant, and one way to go on if they tell none. What an overview covers
 * besides them is the matter of other topics.
 */
function besides(
  main: readonly string[],
  others: readonly string[],
  isOverview: boolean,
  facts: Readonly<Record<string, string>>,
): string[] {
  const isWay = (text: string) => tellsWay(text, facts);
  const support = isOverview ? undefined : others.find((one) => !isWay(one) && one.length <= longestBeside);
  const way = main.some(isWay) ? undefined : others.find(isWay);
  return others.filter((one) => one === support || one === way);
}

/** The facts that are meant, and the others. */
function parted<Fact>(facts: readonly Fact[] = [], isMeant: (fact: Fact) => boolean) {
  return { meant: facts.filter(isMeant), others: facts.filter((fact) => !isMeant(fact)) };
}
