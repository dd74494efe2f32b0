import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const project = path.resolve(import.meta.dirname, "../..");

/** A fact that the owner still has to supply: a call of `placeholder` in `content/`. */
export interface OpenPlaceholder {
  /** e.g. "content/en/site.ts:5" */
  readonly place: string;
  /** e.g. "name of the company" */
  readonly what: string;
}

/** Lists them by file and line. */
export function findOpenPlaceholders(): OpenPlaceholder[] {
  return readdirSync(path.join(project, "content"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .flatMap((file) => placeholdersIn(path.join("content", file)));
}

function placeholdersIn(file: string): OpenPlaceholder[] {
  const source = readFileSync(path.join(project, file), "utf8");
  return [...source.matchAll(/\bplaceholder\(\s*(["`'][\s\S]*?["`']|\w+)\s*,\s*(["`'][^"`']*["`'])/g)].map(
    (match) => {
      const line = source.slice(0, match.index).split("\n").length;
      return { place: `${file}:${line}`, what: match[2]?.slice(1, -1) ?? "" };
    },
  );
}
