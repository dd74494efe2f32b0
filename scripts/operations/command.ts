import type { ParseArgsOptionsConfig } from "node:util";
import type { Config } from "#server/config.ts";

/** One of the commands of `greenmile`. */
export interface Command {
  /** e.g. "vault rotate". */
  readonly name: string;
  /** What follows the name, e.g. "<file or folder>". */
  readonly usage: string;
  /** Completes the sentence "greenmile <name>: …", on one or more lines. */
  readonly summary: string;
  readonly options?: ParseArgsOptionsConfig;
  /** How many arguments without a dash it takes. */
  readonly takes?: readonly [least: number, most: number];
  /** @throws OperatorError with one line for the operator. Its exit code is 0, or what it sets. */
  run(given: GivenArguments): unknown;
}

export interface GivenArguments {
  /** Reads the settings when the command needs them. @throws OperatorError */
  config(): Config;
  /** The path of the file that the option `--env-file` names. */
  readonly envFile: string | undefined;
  readonly arguments: readonly string[];
  /** Options with a value by their name. */
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}
