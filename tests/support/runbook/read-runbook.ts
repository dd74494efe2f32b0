import { readFileSync } from "node:fs";
import path from "node:path";

/** A block of commands in `docs/operations.md`. */
export interface RunbookBlock {
  /** What the tests call it: the word after `run=`. Undefined: no test runs it. */
  readonly name: string | undefined;
  /** The rest of the fence's first line, e.g. "run=start" or "skip: apt-get". */
  readonly label: string;
  readonly commands: string;
}

const file = path.resolve(import.meta.dirname, "../../../docs/operations.md");

/** All blocks of shell commands, in order. */
export function readRunbook(): RunbookBlock[] {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/^```sh *([^\n]*)\n(.*?)^```$/gms)].map(([, label = "", commands = ""]) => ({
    name: /^run=([\w-]+)$/.exec(label)?.[1],
    label,
    commands,
  }));
}
