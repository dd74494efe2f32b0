import { readdirSync } from "node:fs";

const folder = new URL("../../../web/public/share/", import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith(".jpeg"));

/** `home-59f6a41b.jpeg` is the card of the route `home`. */
export const shareCards: Readonly<Partial<Record<string, string>>> = Object.fromEntries(
  files.map((file) => [file.replace(/-[0-9a-f]{8}\.jpeg$/, ""), file]),
);
