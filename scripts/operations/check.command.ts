import { freeBytesAt } from "#server/files/disk-space.ts";
import type { Command, GivenArguments } from "./command.ts";
import { findBuild } from "./find-build.ts";
import { checkSite } from "./site-checks.ts";
import { readSystemdService } from "./systemd-service.ts";

export const checkCommand: Command = {
  name: "check",
  usage: "[--mail] [--model]",
  summary: `looks at settings, service, permissions, database, key, clock, disk, mail, chat model, proxy, backup and build, with a remedy each
--mail also signs in to the mail server, --model asks the chat model. Its exit status is 1 if something keeps the site from working.`,
  options: { mail: { type: "boolean" }, model: { type: "boolean" } },
  run: check,
};

async function check({ config, envFile, options }: GivenArguments): Promise<void> {
  const settings = config();
  console.log("ok    settings");
  const surroundings = {
    settings,
    settingsFile: envFile,
    dist: findBuild(),
    clock: () => new Date(),
    service: readSystemdService,
    freeBytes: freeBytesAt,
    signIn: options.mail === true,
    askModel: options.model === true,
  };
  for await (const { level, subject, text } of checkSite(surroundings)) {
    console.log(`${level.padEnd(4)}  ${subject}${text && ": "}${text}`);
    if (level === "FAIL") process.exitCode = 1;
  }
}
