/** The files of link previews: `home-59f6a41b.jpeg` is the card of the route `home`. */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const ending = /-[0-9a-f]{8}\.jpeg$/;

/** @returns the file of each card in the folder, by its page's id. */
export function findCards(folder: string): [page: string, file: string][] {
  const files = readdirSync(folder).filter((file) => ending.test(file));
  return files.map((file) => [file.replace(ending, ""), file]);
}

/**
 * Writes a page's card, and only then removes its older one: whatever ends the command, every page still has a card.
 *
 * @returns the file's name, with a hash of its content
 */
export function replaceCard(folder: string, page: string, jpeg: Uint8Array): string {
  mkdirSync(folder, { recursive: true });
  const file = `${page}-${createHash("sha256").update(jpeg).digest("hex").slice(0, 8)}.jpeg`;
  writeFileSync(join(folder, file), jpeg);
  removeCards(folder, (other, name) => other === page && name !== file);
  return file;
}

export function removeCards(folder: string, isSuperfluous: (page: string, file: string) => boolean): void {
  for (const [page, file] of findCards(folder)) if (isSuperfluous(page, file)) rmSync(join(folder, file));
}
