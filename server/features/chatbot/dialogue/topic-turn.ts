import { computedAnswers } from "../answers/all-answers.ts";
import { answerDueDays } from "../answers/deadlines.ts";
import type { AnswerContext } from "../answers/draft.ts";
import { subjectOf } from "../topics/all-topics.ts";
import type { Topic } from "../topics/topic.ts";
import { concerns, isAskedFor } from "./point.ts";
import { type Turn, turnOf } from "./turn.ts";

/**
 * What the topic says: regret where something went wrong, what the message names, the facts that answer the point of the question, what is not
 * stated, what is worked out, the other rules and sentences, and the offer of a person where one is needed. Where a fact
 * answers the point, nothing is unstated, and what another topic is there for is left to that.
 */
export async function answerTopic(topic: Topic, context: AnswerContext): Promise<Turn> {
  const { speaker, memory, question } = context;
  const worked = topic.computed ? await computedAnswers[topic.computed](context) : undefined;
  const isOnPoint = isAskedFor(question);
  const isConcerned = (fact: keyof NonNullable<Topic["onlyOf"]>) => concerns(topic, fact, question);
  // A fact that is told only to whom it concerns is what they ask for.
  const isMeant = (fact: Parameters<typeof isOnPoint>[0]) =>
    isOnPoint(fact) || topic.onlyOf?.[fact] !== undefined;
  const rules = onPointFirst(topic.rules?.filter(isConcerned), isMeant);
  const { firstIf = {} } = topic;
  const isNamed = (fact: keyof typeof firstIf) =>
    firstIf[fact]?.some((concept) => question.concepts.has(concept)) ?? false;
  const told = topic.say?.filter(isConcerned) ?? [];
  const named = told.filter(isNamed);
  const says = onPointFirst(
    told.filter((fact) => !isNamed(fact)),
    isMeant,
  );
  const hasPoint = [...rules.first, ...says.first].some(isOnPoint);
  const isUnstated =
    !hasPoint && worked?.outcome !== "answered" && topic.unstated && isConcerned(topic.unstated);
  const unstated = isUnstated ? topic.unstated : undefined;
  const workedOut = worked?.parts.join(" ") ?? "";
  const quoted = rules.all
    .map((rule) => speaker.rule(rule))
    .filter((rule) => !workedOut.includes(rule))
    .join(" ");
  const due = answerDueDays(context, rules.all);
  const isVerdict = worked?.leads === true && worked.parts.length > 0;
  const goesOn = isVerdict && subjectOf(memory.topic ?? "") === subjectOf(topic.id);
  const whole = [
    ...(topic.isTrouble ? [speaker.say("regret")] : []),
    ...named.map((sentence) => speaker.say(sentence)),
    ...(topic.first ?? []).map((sentence) => speaker.say(sentence)),
    ...due,
    ...(worked?.leads ? worked.parts : []),
    ...(rules.first.length > 0 ? [quoted] : []),
    ...says.first.map((sentence) => speaker.say(sentence)),
    ...(unstated ? [speaker.unstated(unstated)] : []),
    ...(worked?.leads || (hasPoint && topic.covers) ? [] : (worked?.parts ?? [])),
    ...(rules.first.length > 0 ? [] : [quoted]),
    ...says.all.slice(says.first.length).map((sentence) => speaker.say(sentence)),
    ...(topic.isTrouble ? [speaker.say("offerPerson")] : []),
  ];
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

function onPointFirst<Fact>(facts: readonly Fact[] = [], isOnPoint: (fact: Fact) => boolean) {
  const first = facts.filter(isOnPoint);
  return { first, all: [...first, ...facts.filter((fact) => !isOnPoint(fact))] };
}
