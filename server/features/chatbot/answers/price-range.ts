import type { Speaker } from "./speaker.ts";
import { lines } from "./wording.ts";

/** The published range, and what decides where in it a price lies. */
export function priceRange(speaker: Speaker): string {
  return `${speaker.say("price")}\n${lines(speaker.words.priceFactors.map((factor) => speaker.say("factor", factor)))}`;
}
