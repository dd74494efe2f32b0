/**
 * `greenmile <command>`: what an operator does beside the running server. `npm run greenmile -- <command>` is the
 * same from the sources. Every command reads the settings as the server does, from the environment or from `--env-file`.
 */
import { parseArgs } from "node:util";
import { parseConfig } from "#server/config.ts";
import { OperatorError } from "#server/operator-error.ts";
import { backupCommand } from "./backup.command.ts";
import { checkCommand } from "./check.command.ts";
import type { Command } from "./command.ts";
import { deskAuditCommand } from "./desk-audit.command.ts";
import { deskInviteCommand } from "./desk-invite.command.ts";
import { eraseCommand } from "./erase.command.ts";
import { mailTestCommand } from "./mail-test.command.ts";
import { outboxCommand } from "./outbox.command.ts";
import { restoreCommand } from "./restore.command.ts";
import { rollbackCommand, upgradeCommand } from "./upgrade.command.ts";
import { vaultRotateCommand } from "./vault-rotate.command.ts";

const commands: readonly Command[] = [
  checkCommand,
  backupCommand,
  restoreCommand,
  mailTestCommand,
  outboxCommand,
  eraseCommand,
  vaultRotateCommand,
  deskInviteCommand,
  deskAuditCommand,
  upgradeCommand,
  rollbackCommand,
];

// What commands write is personal data or a key.
process.umask(0o077);
try {
  await runCommand(process.argv.slice(2));
} catch (error) {
  // With GREENMILE_TRACE set, an error that nobody expected shows where it comes from.
  const isTraced = process.env.GREENMILE_TRACE !== undefined && !(error instanceof OperatorError);
  console.error(error instanceof Error && !isTraced ? error.message : error);
  process.exitCode = 1;
}

async function runCommand(words: readonly string[]): Promise<void> {
  const command = commands.find(({ name }) => `${words.join(" ")} `.startsWith(`${name} `));
  if (!command) {
    console.log(overview());
    const isAsked = words.length === 0 || words.some((word) => ["help", "--help", "-h"].includes(word));
    if (!isAsked) throw new OperatorError(`There is no command "${words.join(" ")}".`);
    return;
  }
  const given = parse(command, words.slice(command.name.split(" ").length));
  if (given.values.help) {
    console.log(help(command));
    return;
  }
  const [least, most] = command.takes ?? [0, 0];
  const count = given.positionals.length;
  if (count < least || count > most) throw new OperatorError(usage(command));
  const { "env-file": envFile, help: _, ...options } = given.values;
  await command.run({
    config() {
      if (typeof envFile === "string") loadEnvironment(envFile);
      return parseConfig(process.env);
    },
    envFile: typeof envFile === "string" ? envFile : undefined,
    arguments: given.positionals,
    options: options as Record<string, string | boolean | undefined>,
  });
}

function parse(command: Command, args: readonly string[]) {
  const options = {
    ...command.options,
    "env-file": { type: "string" },
    help: { type: "boolean", short: "h" },
  } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new OperatorError(usage(command));
  }
}

/** Variables that are set already win, as under systemd. */
function loadEnvironment(file: string): void {
  try {
    process.loadEnvFile(file);
  } catch (error) {
    throw new OperatorError(`The settings in ${file} cannot be read (${(error as Error).message}).`);
  }
}

function usage({ name, usage }: Command): string {
  const rest = usage === "" ? "" : ` ${usage}`;
  return `Usage: greenmile ${name}${rest} [--env-file <file>], or npm run greenmile -- ${name}${rest}`;
}

function help(command: Command): string {
  return `${usage(command)}\n\n${command.summary}

--env-file <file>  reads settings from a file, such as /etc/greenmile.env; what is set already wins`;
}

function overview(): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary.split("\n")[0]}`);
  const start = `  ${"start".padEnd(width)}  runs the site, in a release; from the sources: npm start`;
  return ["greenmile <command> [--help] [--env-file <file>]", "", start, ...lines].join("\n");
}
