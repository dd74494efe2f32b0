import type { MeenaWords } from "#content/en/meena/words.ts";
import { shortTitleOf } from "#content/en/pages.ts";
import type { ChatOutcome, ChatSource } from "#contract/chat.ts";
import { chatLimits } from "#contract/chat-limits.ts";
import { pathOf, type RouteId } from "#contract/routes.ts";
import type { Draft } from "../answers/draft.ts";
import type { Speaker } from "../answers/speaker.ts";
import type { Memory } from "../conversation/conversation-state.ts";
import type { Topic } from "../topics/topic.ts";

/** Meena's answer to one message, and what she remembers of it. */
export interface Turn {
  readonly reply: string;
  readonly outcome: ChatOutcome;
  readonly sources: readonly ChatSource[];
  readonly suggestions: readonly string[];
  readonly memory: Memory;
  /** What the hand-over that is under way still asks for; createEngine() adds it. */
  readonly handOverQuestion?: string;
  /** What the question was taken for; for the transcript. */
  readonly topic: string;
  /** The very case that is asked about was worked out. */
  readonly isVerdict?: boolean;
  /** Topics that may be meant as well; they are offered below the answer. */
  readonly alternatives?: readonly string[];
  /** Nothing of the message was used: it would be told to anybody. */
  readonly isGeneral?: boolean;
}

/** Puts an answer into the contract's shape. */
export function turnOf(
  speaker: Speaker,
  memory: Memory,
  draft: Draft,
  topic: Pick<Topic, "id" | "pages" | "outcome" | "suggest">,
): Turn {
  const suggest = draft.suggest ?? topic.suggest ?? [];
  return {
    reply: draft.parts
      .filter((part) => part !== "")
      .join("\n\n")
      .slice(0, chatLimits.reply),
    outcome: draft.outcome ?? topic.outcome ?? "answered",
    sources: (draft.pages ?? topic.pages).map((page) => ({
      title: shortTitleOf(page),
      path: pathOf(page),
    })),
    suggestions: suggest.map((name) => speaker.words.suggestions[name]).slice(0, chatLimits.suggestions),
    memory,
    topic: topic.id,
  };
}

/** A turn of one sentence that is the same for everybody, such as that she does not know. */
export function sayOnly(
  speaker: Speaker,
  memory: Memory,
  sentence: keyof MeenaWords["sentences"],
  outcome: ChatOutcome,
  pages: readonly Exclude<RouteId, "not-found">[],
  suggest: readonly (keyof MeenaWords["suggestions"])[] = ["person"],
): Turn {
  return turnOf(
    speaker,
    memory,
    { parts: [speaker.say(sentence)], outcome, suggest },
    { id: sentence, pages },
  );
}

/** Whether a paragraph offers to pass the matter on. */
export function isOffer(paragraph: string, { say }: Speaker): boolean {
  return paragraph === say("offerPerson") || paragraph === say("tripPass");
}

/** An answer with more lines; an offer, which waits for a "yes", is its end, and there is only one. */
export function withLines(reply: string, lines: readonly string[], speaker: Speaker): string {
  const paragraphs = [...reply.split("\n\n"), ...lines];
  const offer = paragraphs.findLast((one) => isOffer(one, speaker));
  const others = paragraphs.filter((one) => !isOffer(one, speaker));
  return [...others, ...(offer ? [offer] : [])].join("\n\n");
}

/** The answer with one offer to pass the matter on; with none where that has begun. */
export function withOneOffer(turn: Turn, speaker: Speaker): Turn {
  const paragraphs = turn.reply.split("\n\n");
  const last = turn.memory.handOver ? -1 : paragraphs.findLastIndex((one) => isOffer(one, speaker));
  const told = paragraphs.filter((one, index) => index === last || !isOffer(one, speaker));
  return { ...turn, reply: told.join("\n\n") };
}

/** Longer than this, two answers bury what was asked. */
const longestJoined = 1_150;

/** Nothing twice. What closes an answer, such as the offer of a person, stands after the last of them. */
function withoutRepeats(answers: readonly (readonly string[])[], first: string): string[] {
  const paragraphs = answers.flat();
  const closing = new Set(answers.map((answer) => answer.at(-1)));
  const told = paragraphs.filter((paragraph, index) => {
    if (paragraphs.some((other) => other !== paragraph && other.includes(paragraph))) return false;
    const kept = closing.has(paragraph) ? paragraphs.lastIndexOf(paragraph) : paragraphs.indexOf(paragraph);
    return kept === index;
  });
  // Who tells of harm hears first that she is sorry.
  return told.toSorted((a, b) => Number(b === first) - Number(a === first));
}

/**
 * Several answers in one; undefined when they are too long together.
 *
 * @param regret is said first, if one of them says it
 */
export function joined(turns: readonly Turn[], regret: string): Turn | undefined {
  const last = turns.at(-1);
  const answers = turns.map((turn) => turn.reply.split("\n\n"));
  const reply = withoutRepeats(answers, regret).join("\n\n");
  if (!last || reply.length > longestJoined) return undefined;
  const sources = turns.flatMap((turn) => turn.sources);
  const isNew = ({ path }: ChatSource, index: number) =>
    sources.findIndex((source) => source.path === path) === index;
  return {
    ...last,
    reply,
    sources: sources.filter(isNew).slice(0, chatLimits.sources),
    outcome: turns.some(({ outcome }) => outcome === "answered") ? "answered" : last.outcome,
    topic: turns.map(({ topic }) => topic).join("+"),
  };
}
