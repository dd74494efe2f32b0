import { pathOf } from "#contract/routes.ts";
import type { MessageReader } from "../decide/read-message.ts";
import { answerKeyOf, overviewOf, subjectOf, topicOf } from "../topics/all-topics.ts";
import type { RankedTopic } from "../understand/classifier.ts";
import type { Understand } from "../understand/understand.ts";
import type { Conversation } from "./conversation.ts";
import { isOnTrip } from "./details-used.ts";
import { quotation } from "./quotation.ts";
import type { Turn } from "./turn.ts";

/**
 * A clause is covered if the topics that are answered have as much of it by itself. Of answers that readers called right
 * 6 % have a clause that is not, of those that lacked something 18 % (docs/decisions/0014).
 */
const covered = 0.25;
/** Or as much when it is read as going on from them: "is that usual?" */
const coveredGoingOn = 0.8;
/** So much of a long clause is quoted. */
const mostQuoted = 12;

/** What joins a clause to the one before it, and the signs at its end. */
const joint =
  /^(?:(?:and|also|but|so|then|or|plus|aur|lekin|magar|to|te|ate|tan|और|लेकिन|तो|ਅਤੇ|ਤੇ|ਪਰ|ਤਾਂ) )+|[\s?.!,;।…-]+$/gu;

/**
 * The answer with a word on what it passes over: the visitor's own words, and who will tell. A true answer to the half of
 * a message would leave the other half in silence.
 *
 * @param clauses what the message asks besides what its parts are sure of
 */
export function withOpenAsked(
  turn: Turn,
  clauses: readonly string[],
  { speaker, knowledge, message, memory }: Conversation,
  understand: Understand,
  reader: MessageReader,
): Turn {
  const isAnswer = turn.outcome === "answered" || turn.outcome === "unknown";
  if (!isAnswer || turn.memory.handOver) return turn;
  const told = turn.topic.split("+");
  const isTold = (topic: string) =>
    told.some(
      (one) =>
        answerKeyOf(one) === answerKeyOf(topic) ||
        (overviewOf(one) !== undefined && overviewOf(one) === overviewOf(topic)),
    );
  if (!told.some(topicOf)) return turn;
  const tellsWay = [knowledge.facts.phones ?? "", pathOf("contact")].some((way) => turn.reply.includes(way));
  const shareOf = (ranked: readonly RankedTopic[]) =>
    ranked.reduce((sum, { topic, probability }) => sum + (isTold(topic) ? probability : 0), 0);
  const isCovered = (clause: string) => {
    const asked = understand(clause, memory.language, true);
    const ranked = reader.rank(asked);
    // "Whom do I talk to?" beside the team's phone.
    const isWay = tellsWay && subjectOf(ranked[0]?.topic ?? "") === "reachingUs";
    const goesOn = () => told.some((topic) => shareOf(reader.rank(asked, { topic })) >= coveredGoingOn);
    return asked.words.length < 2 || isWay || shareOf(ranked) >= covered || goesOn();
  };
  const isTrip = told.every(isOnTrip);
  const asked = clauses.find((clause) => !isCovered(clause));
  const open = asked ?? (isTrip ? conditionOpen(message, turn.reply) : undefined);
  if (open === undefined) return turn;
  const line = speaker.say(tellsWay ? "openToo" : "open", { words: quotation(inOwnWriting(open, message)) });
  const offer = speaker.say("offerPerson");
  const reply = turn.reply.endsWith(offer)
    ? `${turn.reply.slice(0, -offer.length)}${line}\n\n${offer}`
    : `${turn.reply}\n\n${line}`;
  return { ...turn, reply };
}

const word = (words: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, "iu");

/** Under which a trip is asked for, each with what an answer calls it that does not pass it over. */
const conditions: readonly (readonly [named: RegExp, told: RegExp])[] = [
  [
    "(?:at |by )?nights?|midnight|ra+t (?:ko|nu|mein|me|vich|ch)|रात(?: को| में)?|ਰਾਤ(?: ਨੂੰ)?",
    "nights?|raat|रात|ਰਾਤ",
  ],
  [
    "(?:on (?:a )?)?sundays?|itwa+r|itva+r|ravivaar|aitva+r|संडे|इतवार|रविवार|ਐਤਵਾਰ|ਸੰਡੇ",
    "sundays?|itvaar|itwaar|ravivaar|aitvaar|संडे|इतवार|रविवार|ਐਤਵਾਰ|ਸੰਡੇ",
  ],
  [
    "(?:with (?:a )?)?full load|fully loaded|full loaded|poora load|pura load|poori bhari|पूरे लोड|पूरा लोड|ਪੂਰੇ ਲੋਡ|ਪੂਰਾ ਲੋਡ",
    "full load|poore load|poora load|पूरे लोड|ਪੂਰੇ ਲੋਡ|load, stops",
  ],
  [
    "hills?|hilly|uphill|pahad\\p{L}*|pahar\\p{L}*|chadhai|पहाड़\\p{M}*|पहाड़ी|चढ़ाई|ਪਹਾੜ\\p{M}*|ਪਹਾੜੀ|ਚੜ੍ਹਾਈ",
    "hills?|pahad\\p{L}*|पहाड़\\p{M}*|ਪਹਾੜ\\p{M}*",
  ],
  [
    "rains?|raining|monsoon|ba+ri?sh|barsa+t|meenh|mee?h|बारिश|बरसात|ਮੀਂਹ|ਬਰਸਾਤ",
    "rain|weather|wet|dry|baarish|mausam|meenh|बारिश|मौसम|ਮੀਂਹ|ਮੌਸਮ",
  ],
].map(([named = "", told = ""]) => [word(named), word(told)] as const);

/** "At night", "with a full load": a condition of the trip of which an answer says nothing. */
function conditionOpen(message: string, reply: string): string | undefined {
  const [open] = conditions.flatMap(([named, told]) =>
    told.test(reply) ? [] : (named.exec(message)?.[0] ?? []),
  );
  return open?.toLowerCase();
}

/** The clause in the visitor's own writing, as far as it can be found there. */
function inOwnWriting(clause: string, message: string): string {
  const words = clause.replaceAll(joint, "").split(" ");
  const part = words.slice(0, mostQuoted).join(" ");
  const start = message.toLowerCase().indexOf(part);
  const own = start < 0 ? part : message.slice(start, start + part.length);
  return words.length > mostQuoted ? `${own} …` : own;
}
