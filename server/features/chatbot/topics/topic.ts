import type { MeenaWords } from "#content/en/meena/words.ts";
import type { RuleName } from "#content/en/rule-sentences.ts";
import type { ChatOutcome } from "#contract/chat.ts";
import type { RouteId } from "#contract/routes.ts";

/** Answers that have to be worked out; each is a function in `answers/`. */
export type Computed =
  | "vehicles"
  | "fleet"
  | "boxes"
  | "cheapest"
  | "places"
  | "routes"
  | "trip"
  | "hours"
  | "jobs"
  | "jobsBeside"
  | "jobsSought"
  | "services"
  | "price"
  | "cancellation"
  | "suspension"
  | "assuredFor"
  | "legalPages"
  | "complaintTime"
  | "refundCases"
  | "refundIfAsked"
  | "refundIfTwice"
  | "refundOfDelay"
  | "refundOfExcess"
  | "refundOfFailure"
  | "founders"
  | "paper"
  | "social"
  | "apps"
  | "driverApp"
  | "navigation"
  | "volume"
  | "language"
  | "acePlus"
  | "carryDistance"
  | "stairs"
  | "office"
  | "assured"
  | "delivered"
  | "driverUnreached"
  | "animals"
  | "formSent"
  | "papersOfApplication"
  | "compareVehicles"
  | "distance"
  | "erased"
  | "overload"
  | "rangeRoute"
  | "realRange";

/**
 * Something that people ask about, and what is answered.
 *
 * What people say when they ask it stands in `content/<language>/meena/utterances/<id>.txt`.
 */
export interface Topic {
  readonly id: string;
  /** Something may have gone wrong: she says that she is sorry, and offers a person. */
  readonly isTrouble?: boolean;
  /** What our own vehicles carry, and how far, says nothing of it: goods by air, sea or rail, or abroad. */
  readonly isBeyondOurVehicles?: boolean;
  readonly computed?: Computed;
  /** Sentences that are said before everything else. */
  readonly first?: readonly (keyof MeenaWords["sentences"])[];
  /** Sentences of `say` that come before everything else if the message has one of these concepts. */
  readonly firstIf?: Readonly<Partial<Record<keyof MeenaWords["sentences"], readonly string[]>>>;
  /** Sentences that are said as they stand. */
  readonly say?: readonly (keyof MeenaWords["sentences"])[];
  /** Rules that are quoted. */
  readonly rules?: readonly RuleName[];
  /** What it says belongs together: nothing of it is told without the rest. */
  readonly isWhole?: boolean;
  /** Something that the website does not state. */
  readonly unstated?: keyof MeenaWords["unstated"];
  /** Conditions: the rule, the sentence, or the note that the website states nothing, is given only if the message has one of these concepts. */
  readonly onlyOf?: Readonly<
    Partial<
      Record<RuleName | keyof MeenaWords["unstated"] | keyof MeenaWords["sentences"], readonly string[]>
    >
  >;
  /** Topics whose answers it holds as well: it is answered when it is not clear which of them is meant. */
  readonly covers?: readonly string[];
  /** The pages that it stands on. */
  readonly pages: readonly Exclude<RouteId, "not-found">[];
  readonly outcome?: ChatOutcome;
  readonly suggest?: readonly (keyof MeenaWords["suggestions"])[];
}
