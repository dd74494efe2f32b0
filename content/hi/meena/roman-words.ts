import { meenaWords as english } from "../../en/meena/words.ts";

/** Not translated yet: she answers in English. */
export const meenaRomanWords = { ...english, reviewed: false };
