import { computedAnswers } from "./answers/all-answers.ts";
import type { AnswerContext } from "./answers/draft.ts";
import type { Topic } from "./topics/topic.ts";
import { type Turn, turnOf } from "./turn.ts";

/**
 * What the topic says: regret where something went wrong, what is not stated, what is worked out, the rules quoted, its
 * sentences, and the offer of a person where one is needed.
 */
export async function answerTopic(topic: Topic, context: AnswerContext): Promise<Turn> {
  const { speaker, memory } = context;
  const worked = topic.computed ? await computedAnswers[topic.computed](context) : undefined;
  const parts = [
    ...(topic.isTrouble ? [speaker.say("regret")] : []),
    ...(topic.unstated && worked?.outcome !== "answered" ? [speaker.unstated(topic.unstated)] : []),
    ...(worked?.parts ?? []),
    ...(topic.rules?.length ? [topic.rules.map((rule) => speaker.rule(rule)).join(" ")] : []),
    ...(topic.say ?? []).map((sentence) => speaker.say(sentence)),
    ...(topic.isTrouble ? [speaker.say("offerPerson")] : []),
  ];
  // A greeting or a refusal changes nothing: "and its range?" still asks about the vehicle before it.
  const isAside = topic.outcome === "greeted" || topic.outcome === "refused";
  const remembered = isAside ? {} : { topic: topic.id, asked: undefined };
  const next = { ...memory, ...remembered, ...(worked?.remember ?? {}) };
  const offers = topic.isTrouble || topic.unstated ? { offersPerson: true } : {};
  return turnOf(speaker, { ...next, ...offers }, { ...worked, parts }, topic);
}
