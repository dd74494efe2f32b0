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
  | "jobs"
  | "services"
  | "price"
  | "cancellation"
  | "refundCases"
  | "founders"
  | "paper"
  | "social"
  | "navigation"
  | "volume"
  | "language"
  | "acePlus"
  | "carryDistance"
  | "compareVehicles";

/**
 * Something that people ask about, and what is answered.
 *
 * `when` lists what makes a question one of these: each entry is a set of concepts that all occur, `a|b` meaning one or
 * the other. `also` names what often comes along and makes it likelier. Names with an @ are not words but what was found
 * in the question: a vehicle, a place, a weight. The topic that explains most of the question wins.
 */
export interface Topic {
  readonly id: string;
  /** None: only the utterances tell that a question is one of these. */
  readonly when?: readonly string[];
  readonly also?: string;
  /** The topic whose utterances this one shares, where it has none of its own. */
  readonly learnedAs?: string;
  readonly computed?: Computed;
  /** Sentences that are said as they stand. */
  readonly say?: readonly (keyof MeenaWords["sentences"])[];
  /** Rules that are quoted. */
  readonly rules?: readonly RuleName[];
  /** Something that the website does not state. */
  readonly unstated?: keyof MeenaWords["unstated"];
  /** The pages that it stands on. */
  readonly pages: readonly Exclude<RouteId, "not-found">[];
  readonly outcome?: ChatOutcome;
  readonly suggest?: readonly (keyof MeenaWords["suggestions"])[];
}
