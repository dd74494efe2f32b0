import type { MeenaLanguage } from "#content/schema/meena.ts";
import type { Quantities } from "../quantities/quantities.ts";

/** What a message says, as far as it was understood. */
export interface Question {
  readonly language: MeenaLanguage;
  /** The message, normalised. */
  readonly text: string;
  readonly words: readonly string[];
  /** Groups of English words of like meaning, of a message in English. */
  readonly groups: ReadonlySet<string>;
  /** What the words stand for. */
  readonly concepts: ReadonlySet<string>;
  /** Ids of the fleet's vehicles, in their order. */
  readonly vehicles: readonly string[];
  /** How many of the first of them: "two Tata Aces together". */
  readonly vehicleCount: number;
  /** English names of places, in their order; first the one that is said to be the start: "to Delhi from Mohali". */
  readonly places: readonly string[];
  /** Places that the message takes back: "not Patiala, Ludhiana". */
  readonly placesDenied?: readonly string[];
  /** Whether places are only named one beside the other: "in Delhi or Mumbai". */
  readonly arePlacesListed: boolean;
  /** Whether the first place is said to be the start. */
  readonly hasStart: boolean;
  /** Whether a place is said to be the end: "to Delhi", "Delhi tak". */
  readonly hasEnd: boolean;
  /** Places in which something is said to be: "a job in Mohali". */
  readonly placesWithin: readonly string[];
  readonly quantities: Quantities;
  /** The same, word by word: what one word or phrase may stand for. */
  readonly senses: readonly (readonly string[])[];
  /** Words of no known meaning. */
  readonly unknown: readonly string[];
  /** How many words were taken for others, as which they may have been meant. */
  readonly guessed: number;
}
