/** Nothing that was acknowledged is lost or stored twice, however the program or its database ends. */
import { describe, expect, test } from "vitest";
import { freePort } from "#scripts/processes/free-port.ts";
import { startPostgres } from "#scripts/processes/postgres-process.ts";
import { startApp } from "#tests/support/app-process.ts";
import { emptyDatabase, environmentOf } from "#tests/support/databases.ts";
import { forRunLength } from "#tests/support/run-length.ts";
import { startVisitors, type Visitors } from "#tests/support/simulated-visitors.ts";
import { makeStubBuild } from "#tests/support/stub-build.ts";

const build = makeStubBuild();
const visitorsAtOnce = 24;

/** The number of acknowledgements before a kill: early and late, in the middle of a batch and at its end. */
function acknowledgementsBefore(round: number): number {
  return 1 + ((round * 37) % 150);
}

describe("visitors who send forms while", () => {
  const sqliteRounds = forRunLength(3, 100);
  test(`the program is killed ${sqliteRounds} times lose nothing on SQLite`, async () => {
    const settings = await emptyDatabase("sqlite");
    const port = await freePort();
    const environment = { ...environmentOf(settings), PORT: String(port) };
    const visitors = startVisitors(visitorsAtOnce, () => `http://127.0.0.1:${port}`);
    for (let round = 0; round < sqliteRounds; round++) {
      const app = await startApp(environment, build);
      await visitors.acknowledgements(acknowledgementsBefore(round));
      app.child.kill("SIGKILL");
      expect(await app.ended).toMatchObject({ signal: "SIGKILL" });
    }
    const app = await startApp(environment, build);
    await visitors.leave();
    app.child.kill("SIGKILL");
    await app.ended;
    expect(await countUp("SQLite", sqliteRounds, visitors, settings)).toEqual({ lost: [], doubled: [] });
    await settings.remove();
  });

  const postgresRounds = forRunLength(2, 30);
  test(`the program or its PostgreSQL is killed ${postgresRounds} times lose nothing`, async () => {
    const postgres = await startPostgres();
    const settings = await emptyDatabase("postgres", postgres.url);
    const port = await freePort();
    const environment = { ...environmentOf(settings), PORT: String(port), LOG_LEVEL: "silent" };
    const visitors = startVisitors(visitorsAtOnce, () => `http://127.0.0.1:${port}`);
    let app = await startApp(environment, build);
    for (let round = 0; round < postgresRounds; round++) {
      await visitors.acknowledgements(acknowledgementsBefore(round));
      if (round % 3 === 0) {
        app.child.kill("SIGKILL");
        await app.ended;
        app = await startApp(environment, build);
      } else {
        await postgres.kill();
        await postgres.start();
      }
    }
    await visitors.leave();
    expect(app.child.exitCode).toBeNull();
    expect(await countUp("PostgreSQL", postgresRounds, visitors, settings)).toEqual({
      lost: [],
      doubled: [],
    });
    app.child.kill("SIGKILL");
    await app.ended;
    await settings.remove();
    await postgres.remove();
  });
});

async function countUp(
  engine: string,
  rounds: number,
  visitors: Visitors,
  settings: Parameters<Visitors["account"]>[0],
) {
  const account = await visitors.account(settings);
  console.log(
    `Killed on ${engine}: ${rounds} rounds, ${visitors.acknowledged()} acknowledged, ${visitors.retried()} calls repeated, ${account.lost.length} lost, ${account.doubled.length} stored twice`,
  );
  return account;
}
