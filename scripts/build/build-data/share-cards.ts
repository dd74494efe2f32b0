import { fileURLToPath } from "node:url";
import { findCards } from "#scripts/assets/share-card-files.ts";

const folder = fileURLToPath(new URL("../../../web/public/share/", import.meta.url));

/** The file of each page's card, by the id of its route. */
export const shareCards: Readonly<Partial<Record<string, string>>> = Object.fromEntries(findCards(folder));
