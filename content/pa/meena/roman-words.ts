import { meenaRomanWords as romanHindi } from "../../hi/meena/roman-words.ts";

/** Punjabi in Latin letters is answered in Hindi in Latin letters, which those who write it read as well. */
export const meenaRomanWords = romanHindi;
