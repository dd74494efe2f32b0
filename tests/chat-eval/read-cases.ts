import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type Case, caseSchema } from "./case.ts";
import { fillIn } from "./facts.ts";

export const parts = ["development", "measured"] as const;
export type Part = (typeof parts)[number];

/** Every case of a part, file by file, with the facts of content/ in place of their tokens. */
export function readCases(part: Part): Case[] {
  return readTokenCases(part).map(fillIn);
}

/**
 * Every case of a part as it is written.
 *
 * @throws Error naming the file in which a case is not one.
 */
export function readTokenCases(part: Part): Case[] {
  const folder = join(import.meta.dirname, part);
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .sort();
  return files.flatMap((file) => {
    const cases = z.array(caseSchema).safeParse(JSON.parse(readFileSync(join(folder, file), "utf8")));
    if (!cases.success) throw new Error(`${part}/${file}: ${z.prettifyError(cases.error)}`);
    return cases.data;
  });
}
