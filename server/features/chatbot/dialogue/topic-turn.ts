import { pathOf } from "#contract/routes.ts";
import { computedAnswers } from "../answers/all-answers.ts";
import type { AnswerContext } from "../answers/draft.ts";
import { subjectOf } from "../topics/all-topics.ts";
import type { Topic } from "../topics/topic.ts";
import { isAskedFor } from "./point.ts";
import { type Turn, turnOf } from "./turn.ts";

/**
 * What the topic says: regret where something went wrong, the facts that answer the point of the question, what is not
 * stated, what is worked out, the other rules and sentences, and the offer of a person where one is needed. Where a fact
 * answers the point, nothing is unstated, and what another topic is there for is left to that.
 */
export async function answerTopic(topic: Topic, context: AnswerContext): Promise<Turn> {
  const { speaker, memory } = context;
  const worked = topic.computed ? await computedAnswers[topic.computed](context) : undefined;
  const isOnPoint = isAskedFor(context.question);
  const rules = onPointFirst(topic.rules, isOnPoint);
  const says = onPointFirst(topic.say, isOnPoint);
  const hasPoint = rules.first.length + says.first.length > 0;
  const unstated = hasPoint || worked?.outcome === "answered" ? undefined : topic.unstated;
  const told = worked?.parts.join(" ") ?? "";
  const quoted = rules.all
    .map((rule) => speaker.rule(rule))
    .filter((rule) => !told.includes(rule))
    .join(" ");
  const parts = [
    ...(topic.isTrouble ? [speaker.say("regret")] : []),
    ...(worked?.leads ? worked.parts : []),
    ...(rules.first.length > 0 ? [quoted] : []),
    ...says.first.map((sentence) => speaker.say(sentence)),
    ...(unstated ? [speaker.unstated(unstated)] : []),
    ...(worked?.leads || (hasPoint && topic.covers) ? [] : (worked?.parts ?? [])),
    ...(rules.first.length > 0 ? [] : [quoted]),
    ...says.all.slice(says.first.length).map((sentence) => speaker.say(sentence)),
    ...pageAsked(topic, context),
    ...(topic.isTrouble ? [speaker.say("offerPerson")] : []),
  ];
  // A greeting or a refusal changes nothing: "and its range?" still asks about the vehicle before it. But who wants to
  // cancel goes on about cancelling.
  const isRefusal = topic.outcome === "refused" && subjectOf(topic.id) === "refused";
  const isAside = topic.outcome === "greeted" || isRefusal;
  const remembered = isAside ? {} : { topic: topic.id, asked: undefined };
  const next = { ...memory, ...remembered, ...(worked?.remember ?? {}) };
  const offers = topic.isTrouble || topic.unstated ? { offersPerson: true } : {};
  return turnOf(speaker, { ...next, ...offers }, { ...worked, parts }, topic);
}

function onPointFirst<Fact>(facts: readonly Fact[] = [], isOnPoint: (fact: Fact) => boolean) {
  const first = facts.filter(isOnPoint);
  return { first, all: [...first, ...facts.filter((fact) => !isOnPoint(fact))] };
}

const pageWords =
  /(?<!\p{L})(?:pages?|profiles?|linked ?in|links?|read|padh\p{L}*|parh\p{L}*|published|printed|(?:web)?site)(?!\p{L})|पेज|प्रोफाइल|लिंक्डइन|पन्न|पृष्ठ|लिंक|पढ|साइट|ਪੇਜ|ਪ੍ਰੋਫਾਈਲ|ਲਿੰਕਡਇਨ|ਸਫ|ਪੰਨ|ਲਿੰਕ|ਪੜ|ਸਾਈਟ/u;
const policyWords = /polic(?:y|ies)|पॉलिसी|ਪਾਲਿਸੀ/u;

/** On which page it stands, if that is asked: "where can my drivers read that?" */
function pageAsked({ pages, computed }: Topic, { question, speaker }: AnswerContext): string[] {
  const [page] = pages;
  const { concepts, text } = question;
  const isWhere = (concepts.has("where") || concepts.has("which")) && pageWords.test(text);
  const isOnPolicy = policyWords.test(text) && page?.endsWith("policy") === true;
  const isNamed = computed === "navigation" || computed === "legalPages";
  return page && !isNamed && (isWhere || isOnPolicy) ? [speaker.say("pageIs", { path: pathOf(page) })] : [];
}
