import { paragraphsOf } from "../conversation/told.ts";
import { topicOf } from "../topics/all-topics.ts";
import type { Question } from "../understand/question.ts";
import type { Conversation } from "./conversation.ts";
import { answerTopic } from "./topic-turn.ts";
import { isOffer, type Turn } from "./turn.ts";

/**
 * The turn without the options whose answer its reply holds already: lines on details of the trip, on a way to us or on a
 * time may have told it. Comes after all lines of the answer.
 */
export async function withoutTold(turn: Turn, question: Question, conversation: Conversation): Promise<Turn> {
  if (!turn.alternatives) return turn;
  const { speaker } = conversation;
  const isTold = async (id: string) => {
    const topic = topicOf(id);
    const answer = topic && (await answerTopic(topic, { ...conversation, question }, true));
    const says = paragraphsOf(answer?.reply ?? "").filter(
      (part) => !isOffer(part, speaker) && part !== speaker.say("regret"),
    );
    return says.every((part) => turn.reply.includes(part));
  };
  const told = await Promise.all(turn.alternatives.map(isTold));
  return { ...turn, alternatives: turn.alternatives.filter((_, index) => !told[index]) };
}
