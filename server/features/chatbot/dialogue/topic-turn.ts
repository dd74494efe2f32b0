import { computedAnswers } from "../answers/all-answers.ts";
import { answerDueDays } from "../answers/deadlines.ts";
import type { AnswerContext } from "../answers/draft.ts";
import { subjectOf } from "../topics/all-topics.ts";
import type { Topic } from "../topics/topic.ts";
import { asksHow, concerns, isAskedFor } from "./point.ts";
import { type Turn, turnOf } from "./turn.ts";
import { tellsWay } from "./way-asked.ts";

/**
 * What the topic says. Where the message points to some of its facts, by its words, the point that it asks for or the
 * very case that is worked out, these are told, with one short sentence beside them and one way to go on. Else all of
 * them are: what is worked out leads if it is the verdict, then what is not stated, the rules and the other sentences.
 */
export async function answerTopic(topic: Topic, context: AnswerContext): Promise<Turn> {
  const { speaker, memory, question, knowledge } = context;
  const worked = topic.computed ? await computedAnswers[topic.computed](context) : undefined;
  const isOnPoint = isAskedFor(question);
  const isConcerned = (fact: keyof NonNullable<Topic["onlyOf"]>) => concerns(topic, fact, question);
  // A fact that is told only to whom it concerns is what they ask for.
  const isMeant = (fact: Parameters<typeof isOnPoint>[0]) =>
    isOnPoint(fact) || topic.onlyOf?.[fact] !== undefined;
  const { firstIf = {} } = topic;
  const isNamed = (fact: keyof typeof firstIf) =>
    firstIf[fact]?.some((concept) => question.concepts.has(concept)) ?? false;
  const told = topic.say?.filter((fact) => fact !== "offerPerson" && isConcerned(fact)) ?? [];
  const named = told.filter(isNamed);
  const says = parted(
    told.filter((fact) => !isNamed(fact)),
    isMeant,
  );
  const rules = parted(topic.rules?.filter(isConcerned), topic.isWhole ? () => false : isMeant);
  const hasPoint = [...rules.meant, ...says.meant].some(isOnPoint);
  const workedOut = worked?.parts ?? [];
  const due = answerDueDays(context, [...rules.meant, ...rules.others]);
  const isVerdict = worked?.leads === true && workedOut.length > 0;
  const isUnstated =
    !hasPoint && worked?.outcome !== "answered" && topic.unstated && isConcerned(topic.unstated);
  const unstated = isUnstated && topic.unstated ? [speaker.unstated(topic.unstated)] : [];
  const quoted = (some: typeof rules.meant) =>
    some.map((rule) => speaker.rule(rule)).filter((rule) => !workedOut.join(" ").includes(rule));
  const say = (some: readonly (keyof typeof firstIf)[]) => some.map((sentence) => speaker.say(sentence));
  const main = worked?.isWhole
    ? workedOut
    : [
        ...say(named),
        ...due,
        ...(isVerdict ? workedOut : []),
        ...say(topic.first ?? []),
        quoted(rules.meant).join(" "),
        ...say(says.meant),
        ...unstated,
      ];
  const figures = isVerdict || (hasPoint && topic.covers) ? [] : workedOut;
  const isAllMeant = topic.covers && (asksHow(question) || isVerdict);
  const isAnyMeant = isVerdict || named.length + rules.meant.length + says.meant.length > 0;
  const isPartial = isAnyMeant && !isAllMeant && !topic.isWhole;
  const others = worked?.isWhole
    ? []
    : isPartial
      ? besides(
          main,
          [...figures, ...quoted(rules.others), ...say(says.others)],
          named.length === 0 && topic.covers !== undefined,
          knowledge.facts,
        )
      : [...figures, quoted(rules.others).join(" "), ...say(says.others)];
  const whole = [
    ...(topic.isTrouble ? [speaker.say("regret")] : []),
    ...main,
    ...others,
    ...(topic.isTrouble || topic.say?.includes("offerPerson") ? [speaker.say("offerPerson")] : []),
  ];
  const goesOn = isVerdict && subjectOf(memory.topic ?? "") === subjectOf(topic.id);
  // "It is 20 hours already": the rest was told before.
  const parts =
    goesOn && topic.isTrouble
      ? [
          ...due,
          ...(worked?.parts ?? []),
          ...(topic.say ?? []).slice(0, 1).map((sentence) => speaker.say(sentence)),
        ]
      : whole;
  // A greeting or a refusal changes nothing: "and its range?" still asks about the vehicle before it. But who wants to
  // cancel goes on about cancelling.
  const isRefusal = topic.outcome === "refused" && subjectOf(topic.id) === "refused";
  const isAside = subjectOf(topic.id) === "talk" || isRefusal;
  const remembered = isAside ? {} : { topic: topic.id, asked: undefined };
  const { vehicles } = worked?.remember ?? {};
  // One of a list that is looked at closer leaves the list as it was.
  const listed =
    vehicles && vehicles.length !== 1 ? (vehicles.length > 1 ? vehicles : undefined) : memory.listed;
  const next = { ...memory, listed, ...remembered, ...(worked?.remember ?? {}) };
  const isOffer = topic.isTrouble || topic.unstated || topic.say?.includes("offerPerson");
  const offers = isOffer ? { offersPerson: true } : {};
  return turnOf(speaker, { ...next, ...offers }, { ...worked, parts }, topic);
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
