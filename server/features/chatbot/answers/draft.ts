import type { MeenaWords } from "#content/en/meena/words.ts";
import type { ChatOutcome } from "#contract/chat.ts";
import type { Job } from "#contract/jobs.ts";
import type { RouteId } from "#contract/routes.ts";
import type { Memory } from "../conversation/conversation-state.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import type { Question } from "../understand/question.ts";
import type { Speaker } from "./speaker.ts";

/** What an answer is worked out from. */
export interface AnswerContext {
  readonly question: Question;
  readonly memory: Memory;
  readonly knowledge: Knowledge;
  readonly speaker: Speaker;
  /** The open jobs; undefined while they cannot be read. */
  readonly openJobs: () => Promise<readonly Job[] | undefined>;
}

/** An answer before it is put into the contract's shape. Only what differs from the topic's own is given. */
export interface Draft {
  /** Paragraphs. */
  readonly parts: readonly string[];
  /** Set if the answer uses nothing from the message: beside another answer only this is told. */
  readonly inShort?: Pick<Draft, "parts" | "outcome">;
  /** It is the verdict on the very case that is asked about, and stands before the rules. */
  readonly leads?: boolean;
  /** Nothing of the topic has to be told besides. */
  readonly isWhole?: boolean;
  readonly pages?: readonly Exclude<RouteId, "not-found">[];
  readonly outcome?: ChatOutcome;
  readonly suggest?: readonly (keyof MeenaWords["suggestions"])[];
  /** What the next question may lean on. */
  readonly remember?: Partial<
    Pick<Memory, "topic" | "vehicles" | "specs" | "places" | "minutes" | "asked" | "load" | "offersPerson">
  >;
}

export type Answer = (context: AnswerContext) => Draft | Promise<Draft>;
