/** A database that is away for a while: visitors get an error that says so, and the server recovers by itself. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { apiMessages } from "#content/en/api-messages.ts";
import { startPostgres } from "#scripts/processes/postgres-process.ts";
import { sqliteFileName } from "#server/database/connect.ts";
import { type RunningApp, startApp } from "#tests/support/app-process.ts";
import { contactMessage } from "#tests/support/contact-messages.ts";
import { type DatabaseSettings, emptyDatabase, environmentOf } from "#tests/support/databases.ts";
import { forRunLength, isLong } from "#tests/support/run-length.ts";
import { startVisitors } from "#tests/support/simulated-visitors.ts";
import { mountSmallDisk } from "#tests/support/small-disk.ts";
import { makeStubBuild } from "#tests/support/stub-build.ts";
import { postJson } from "#tests/support/test-server.ts";
import { timeScale, waitMs } from "#tests/support/time-limits.ts";

const build = makeStubBuild();
/** A page does not wait for a database that is away. */
const pageWithinMs = 1_000;
const message = { ...contactMessage, subject: "While it is away" };

interface Outage {
  readonly name: string;
  readonly settings: DatabaseSettings;
  /** The command that starts the server elsewhere; see `launchApp`. */
  readonly enter?: readonly string[];
  /** Where to find what it stored once it has ended, if not where the server has it. */
  findStored?(): DatabaseSettings;
  begin(): unknown;
  end(): unknown;
  readonly lastsMs: number;
  /** Within this a form that cannot be stored has to be answered in the long form. */
  readonly answeredWithinMs: number;
}

/** Visitors send forms before, during and after; one more looks at what is answered meanwhile. */
async function endure(outage: Outage): Promise<void> {
  const { settings, name } = outage;
  const app = await startApp({ ...environmentOf(settings), LOG_LEVEL: "error" }, build, outage.enter);
  const visitors = startVisitors(8, () => app.address);
  await visitors.acknowledgements(20);

  const began = performance.now();
  await outage.begin();
  // Ended even if something is wrong: what hangs would hang on when the test is over.
  const seen = await watch(app, outage, began).finally(outage.end);
  const back = performance.now();
  await visitors.acknowledgements(20);
  const recoveredMs = performance.now() - back;
  await visitors.leave();

  expect(app.child.exitCode).toBeNull();
  expect(app.output().includes("A request failed unexpectedly")).toBe(false);
  app.child.kill("SIGKILL");
  await app.ended;
  const account = await visitors.account(outage.findStored?.() ?? settings);
  console.log(
    `${name}, ${Math.round((back - began) / 1000)} s: ${visitors.acknowledged()} acknowledged, ${visitors.retried()} calls repeated, slowest refusal ${Math.round(Math.max(...seen.refusals))} ms, slowest page ${Math.round(Math.max(...seen.pages))} ms, storing again after ${Math.round(recoveredMs)} ms, ${account.lost.length} lost, ${account.doubled.length} stored twice`,
  );
  expect(account).toEqual({ lost: [], doubled: [] });
}

/** Sends a form and looks at a page, over and over until the outage has lasted long enough and was noticed. */
async function watch({ address }: RunningApp, outage: Outage, began: number) {
  const refusals: number[] = [];
  const pages: number[] = [];
  while (refusals.length === 0 || performance.now() - began < outage.lastsMs) {
    const [response, formMs] = await timed(() => postJson(`${address}/api/v1/contact/new`, message));
    if (response.status === 503) {
      expect(await response.json()).toEqual({
        message: apiMessages.cannotSave,
      });
      expect(response.headers.get("retry-after")).toBe("5");
      refusals.push(formMs);
    }
    const [page, pageMs] = await timed(() => fetch(`${address}/contact-us`));
    expect([page.status, (await page.text()).length > 100]).toEqual([200, true]);
    pages.push(pageMs);
    await sleep(20);
  }
  // All of them came while the database was still away. The long form has the machine for itself and looks at how fast;
  // beside other work the quickest page tells: one that waits for the database would do so every time.
  if (isLong) {
    expect(Math.max(...refusals)).toBeLessThan(outage.answeredWithinMs);
    expect(Math.max(...pages)).toBeLessThan(pageWithinMs);
  } else expect(Math.min(...pages)).toBeLessThan(pageWithinMs * timeScale);
  return { refusals, pages };
}

async function timed(call: () => Promise<Response>): Promise<[Response, number]> {
  const began = performance.now();
  return [await call(), performance.now() - began];
}

const disk = await mountSmallDisk(8);
afterAll(() => ("reason" in disk ? undefined : disk.remove()));
if ("reason" in disk) console.log(`The test of a full disk is left out: ${disk.reason}`);

test.skipIf("reason" in disk)("/readyz warns of a disk that is full", async () => {
  if ("reason" in disk) return;
  const environment = { DATA_DIR: path.join(disk.folder, "warned") };
  const { child, ended, address } = await startApp(environment, build, disk.enter);
  expect(await (await fetch(`${address}/readyz`)).json()).toEqual({
    status: "ready",
    warnings: [expect.stringMatching(/^The disk of .+ is full: forms answer 503\. Delete/)],
  });
  child.kill("SIGTERM");
  await ended;
});

describe("visitors are asked to try again, and lose nothing, while", () => {
  test.skipIf("reason" in disk)("the disk is full", async () => {
    if ("reason" in disk) return;
    const { folder, enter, fill, empty, copy } = disk;
    const settings = { dataFolder: path.join(folder, "data"), databaseUrl: undefined };
    const lastsMs = forRunLength(1_000, 10_000);
    await endure({
      name: "Full disk",
      settings,
      enter,
      findStored: () => ({ ...settings, dataFolder: path.join(copy(), "data") }),
      begin: fill,
      end: empty,
      lastsMs,
      answeredWithinMs: 1_000,
    });
  });

  test("another process holds SQLite's lock", async () => {
    const settings = await emptyDatabase("sqlite");
    const lock = createLock(path.join(settings.dataFolder, sqliteFileName));
    const lastsMs = forRunLength(3_000, 10_000);
    await endure({ name: "Locked", settings, ...lock, lastsMs, answeredWithinMs: 5_000 });
    await settings.remove();
  });

  test("PostgreSQL is stopped", async () => {
    const postgres = await startPostgres();
    const settings = await emptyDatabase("postgres", postgres.url);
    const lastsMs = forRunLength(2_000, 20_000);
    await endure({
      name: "PostgreSQL stopped",
      settings,
      begin: postgres.stop,
      end: postgres.start,
      lastsMs,
      answeredWithinMs: 5_000,
    });
    await settings.remove();
    await postgres.remove();
  });

  // Short of its time-outs there is nothing to see.
  if (isLong) {
    test("PostgreSQL hangs", async () => {
      const postgres = await startPostgres();
      const settings = await emptyDatabase("postgres", postgres.url);
      await endure({
        name: "PostgreSQL hanging",
        settings,
        begin: postgres.freeze,
        end: postgres.thaw,
        lastsMs: 20_000,
        answeredWithinMs: 10_000,
      });
      await settings.remove();
      await postgres.remove();
    });
  }
});

/** Another process that takes the write lock and keeps it. */
function createLock(file: string): Pick<Outage, "begin" | "end"> {
  const script = `
    const { DatabaseSync } = require("node:sqlite");
    new DatabaseSync(${JSON.stringify(file)}, { timeout: ${waitMs} }).exec("begin exclusive");
    console.log("locked");
    process.stdin.resume();
  `;
  let holder: ReturnType<typeof spawn> | undefined;
  return {
    async begin() {
      holder = spawn(process.execPath, ["-e", script], { stdio: ["pipe", "pipe", "inherit"] });
      await once(holder.stdout as NonNullable<typeof holder.stdout>, "data");
    },
    async end() {
      const ended = once(holder as NonNullable<typeof holder>, "exit");
      holder?.kill("SIGKILL");
      await ended;
    },
  };
}
