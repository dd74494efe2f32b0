import { createHash } from "node:crypto";
import type { Speaker } from "../answers/speaker.ts";
import type { Memory } from "../conversation/conversation-state.ts";
import { redact } from "../conversation/redact.ts";
import { topicOf } from "../topics/all-topics.ts";
import type { Turn } from "./turn.ts";

/**
 * Does not tell the same twice in a row: the visitor has asked again in other words, so the first answer did not help.
 * She says that there is no more, and whom to ask; what was worked out from this very message is told all the same. The
 * same question in the same words may get its answer again.
 */
export function notTwice(turn: Turn, message: string, before: Memory, speaker: Speaker): Turn {
  const told = createHash("sha256").update(turn.reply).digest("base64url").slice(0, 8);
  const memory = { ...turn.memory, told };
  const isSame = told === before.told && before.said.at(-1) !== redact(message).slice(0, 200);
  if (!isSame || (turn.outcome !== "answered" && turn.outcome !== "unknown")) return { ...turn, memory };
  const topic = topicOf(turn.topic);
  const parts = turn.memory.offersPerson
    ? [speaker.say(topic?.isTrouble ? "regret" : "noMore"), speaker.say("offerPerson")]
    : [...(topic?.computed ? [turn.reply] : []), speaker.say("noMore")];
  return { ...turn, reply: parts.join("\n\n"), memory };
}
