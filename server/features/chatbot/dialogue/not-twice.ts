import type { Speaker } from "../answers/speaker.ts";
import type { Memory } from "../conversation/conversation-state.ts";
import { digestsOf, paragraphsOf, wasTold } from "../conversation/told.ts";
import { topicOf } from "../topics/all-topics.ts";
import { asks, isAskingWord } from "../understand/asks.ts";
import type { Question } from "../understand/question.ts";
import { normalise, wordsOf } from "../understand/spelling.ts";
import { isLeftToTeam } from "./to-person.ts";
import { namesThing } from "./topic-told.ts";
import { isOffer, type Turn } from "./turn.ts";

function namesSomething(question: Question): boolean {
  const { minutes, times, pieces, bare } = question.quantities;
  return namesThing(question) || pieces !== undefined || minutes.length + times.length + bare.length > 0;
}

/** Words with which visitors correct themselves: "sorry, I meant 3 trucks". */
const correctsItself =
  /(?<![\p{L}\p{M}])(?:sorry|i mean(?:t)?|mera matlab|matlab|galti|maaf)(?![\p{L}\p{M}])|मतलब|माफ|गलती|ਮਤਲਬ|ਮਾਫ|ਗਲਤੀ/u;

/** "Does the same hold if it had come broken?", "do the same terms apply in Ludhiana?" */
const same =
  /(?<!\p{L})same (?:\p{L}+ )?(?:holds?|appl(?:y|ies)|goes|true|counts?)(?!\p{L})|(?<![\p{L}\p{M}])(?:wahi|vahi|yahi|ohi|same|वही|यही|ਉਹੀ|ਇਹੀ) (?:rules?|niyam|shart\p{L}*|terms?|limit|नियम|शर्त\p{M}*\p{L}*|ਨਿਯਮ|ਸ਼ਰਤ\p{M}*\p{L}*)(?![\p{L}\p{M}])/u;

/** Whether a message asks if what was said holds of something else as well: then it is told again. */
export function asksIfSame({ text }: Pick<Question, "text">): boolean {
  return same.test(text);
}

/** More lines are a list of everything there is. */
const maxLines = 4;

/** An answer without the rules and the long lists that were told before. */
function withoutGeneral(reply: string, before: Memory, { words, rule }: Speaker): string {
  const rules = Object.keys(words.rules).map((name) => rule(name as keyof typeof words.rules));
  const isGeneral = (part: string) =>
    part.split("\n").length > maxLines ||
    rules.reduce((left, one) => left.replace(one, ""), part).trim() === "";
  return paragraphsOf(reply)
    .filter((part) => !(wasTold(part, before) && isGeneral(part)))
    .join("\n\n");
}

/** Shorter words are in every line. */
const shortestWord = 4;
/** A longer message names more than what it wants to hear again. */
const longestAgain = 4;
/** So many lines are the whole answer. */
const maxAgain = 2;

/**
 * Leaves out what the answer before told already. Where nothing is new the visitor has asked again in other words, so the
 * first answer did not help: she says that there is no more, and whom to ask. What was worked out from this very message is
 * told all the same. A part of what was told may be asked for by itself, and who wants to hear it again does.
 */
export function notTwice(turn: Turn, question: Question, before: Memory, speaker: Speaker): Turn {
  const told = digestsOf(turn.reply);
  const memory = { ...turn.memory, told };
  const isAnswer = turn.outcome === "answered" || turn.outcome === "unknown";
  if (!isAnswer || turn.topic === "repeat" || asksIfSame(question)) return { ...turn, memory };
  // They go with whatever is new.
  const always = (["regret", "offerPerson", "priceAgain"] as const).map((name) => speaker.say(name));
  const asked = wordsOf(question.text).filter((word) => word.length >= shortestWord && !isAskingWord(word));
  const holdsWord = (line: string) => {
    const told = new Set(wordsOf(normalise(line)));
    return asked.some((word) => told.has(word));
  };
  const left = paragraphsOf(turn.reply).filter((part) => always.includes(part) || !wasTold(part, before));
  const isNew = left.some((part) => !always.includes(part));
  const topic = topicOf(turn.topic);
  if (isNew && !topic?.computed) {
    // "And cash?" wants to hear the line on cash again.
    const isNamed = (part: string) => question.words.length <= longestAgain && holdsWord(part);
    const parts = paragraphsOf(turn.reply).filter((part) => left.includes(part) || isNamed(part));
    return { ...turn, memory, reply: parts.join("\n\n") };
  }
  // "And 20 kg each?" is worked out anew; the rules and lists that stand behind it were told.
  const [first = ""] = paragraphsOf(turn.reply);
  if (isNew && left.includes(first) && namesSomething(question))
    return { ...turn, memory, reply: withoutGeneral(turn.reply, before, speaker) };
  if (isNew || left.includes(speaker.say("priceAgain")) || told.join() !== before.told?.join())
    return { ...turn, memory };
  const { text } = question;
  // "40 boxes", "no, 60": what only tells more is for the team.
  const tells =
    namesThing(question) ||
    question.quantities.pieces !== undefined ||
    (correctsItself.test(text) && /\p{N}/u.test(text));
  if (tells && !topic?.computed && !topic?.isTrouble && !asks(text))
    return {
      ...turn,
      outcome: "asked",
      reply: speaker.say("noted"),
      memory: { ...memory, offersPerson: true },
    };
  // "And card?" after the ways to pay asks for what the answer says of cards.
  const onIt = turn.reply.split("\n").filter((line) => !isOffer(line, speaker) && holdsWord(line));
  const again = topic?.isTrouble || onIt.length > maxAgain ? [] : onIt;
  const parts =
    turn.memory.offersPerson || isLeftToTeam(turn.topic)
      ? [...again, speaker.say(topic?.isTrouble ? "regret" : "noMore"), speaker.say("offerPerson")]
      : [...(topic?.computed ? [turn.reply] : again), speaker.say("noMore")];
  const offersPerson = parts.includes(speaker.say("offerPerson")) || undefined;
  return { ...turn, reply: parts.join("\n\n"), memory: { ...memory, offersPerson } };
}
