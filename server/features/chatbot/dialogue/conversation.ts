import type { AnswerContext } from "../answers/draft.ts";
import type { SendToTeam } from "./hand-over.ts";

/** What an answer needs of the call that brought the message. */
export interface EngineCall {
  readonly now: Date;
  /** What it throws goes to the caller of the engine. */
  readonly sendToTeam: SendToTeam;
}

/** What an answer is worked out from, whatever the question. */
export type Conversation = Omit<AnswerContext, "question"> &
  EngineCall & {
    readonly message: string;
    /** What a person was offered for, in the visitor's words. */
    readonly matter: string | undefined;
  };
