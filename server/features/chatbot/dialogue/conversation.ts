import type { AnswerContext } from "../answers/draft.ts";
import type { HandOver } from "../conversation/conversation-state.ts";
import type { PassedOn, SendToTeam } from "./hand-over.ts";

/** What an answer needs of the call that brought the message. */
export interface EngineCall {
  readonly now: Date;
  /** What it throws goes to the caller of the engine. */
  readonly sendToTeam: SendToTeam;
  /** What the team has of a hand-over that has ended, though its answer was lost. */
  readonly findPassedOn: (handOver: HandOver) => Promise<PassedOn | undefined>;
}

/** What an answer is worked out from, whatever the question. */
export type Conversation = Omit<AnswerContext, "question"> &
  Omit<EngineCall, "findPassedOn"> & {
    readonly message: string;
    /** What a person was offered for, in the visitor's words. */
    readonly matter: string | undefined;
  };
