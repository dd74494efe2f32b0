import { computedAnswers } from "./answers/all-answers.ts";
import type { AnswerContext } from "./answers/draft.ts";
import { type Choice, subjectsOf } from "./choose-topic.ts";
import type { Memory } from "./conversation-state.ts";
import { type Turn, turnOf } from "./turn.ts";

/** What the chosen topic says: what is not stated, what is worked out, the rules quoted, then its sentences. */
export async function answerTopic({ topic, explained }: Choice, context: AnswerContext): Promise<Turn> {
  const { speaker, memory } = context;
  const worked = topic.computed ? await computedAnswers[topic.computed](context) : undefined;
  const parts = [
    ...(topic.unstated ? [speaker.unstated(topic.unstated)] : []),
    ...(worked?.parts ?? []),
    ...(topic.rules?.length ? [topic.rules.map((rule) => speaker.rule(rule)).join(" ")] : []),
    ...(topic.say ?? []).map((sentence) => speaker.say(sentence)),
  ];
  const next = { ...memory, ...rememberedBy({ topic, explained }), ...(worked?.remember ?? {}) };
  return turnOf(speaker, next, { ...worked, parts }, topic);
}

/** A greeting or a refusal changes nothing: "and its range?" still asks about the vehicle before it. */
function rememberedBy({ topic, explained }: Pick<Choice, "topic" | "explained">): Partial<Memory> {
  if (topic.outcome === "greeted" || topic.outcome === "refused") return {};
  return { topic: topic.id, subjects: subjectsOf(explained).slice(0, 6), asked: undefined };
}
