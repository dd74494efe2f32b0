import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { contactMessage, storeContactMessage } from "#tests/support/contact-messages.ts";
import {
  type DatabaseSettings,
  emptyDatabase,
  engines,
  environmentOf,
  openNewDatabase,
} from "#tests/support/databases.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { claimDue, enqueue, markFailed } from "./outbox.repository.ts";

const now = new Date("2026-01-02T03:04:05.678Z");

function run(settings: DatabaseSettings, ...args: string[]) {
  return runCommand("outbox", environmentOf(settings), ...args);
}

describe.each(engines)("npm run outbox on %s", (engine) => {
  test("lists what is not delivered without naming anybody, and has it tried again", async () => {
    const { database, settings, close } = await openNewDatabase(engine);
    expect((await run(settings)).output).toBe("Everything is delivered.\n");

    const recordId = await storeContactMessage(database.kysely, "GM-AAAAAA", contactMessage, now);
    await enqueue(
      database.kysely,
      (["mail", "webhook"] as const).map((channel) => ({
        channel,
        kind: "contact-message",
        recordId,
        at: now,
      })),
    );
    const terms = {
      channel: "mail",
      kinds: ["contact-message"],
      limit: 5,
      now,
      leaseMs: 1_000,
      giveUpAfterMs: 1_000,
    } as const;
    const [claim] = await claimDue(database.kysely, terms);
    if (!claim) throw new Error("Nothing was due.");
    await markFailed(database.kysely, claim, "The mail server answered 550 (RCPT TO).", { deadAt: now });

    const { code, output } = await run(settings);
    expect(code).toBe(0);
    expect(output).toContain("mail: 1 dead, the oldest from 2026-01-02T03:04:05.678Z");
    expect(output).toContain("webhook: 1 pending");
    expect(output).toMatch(new RegExp(`^${claim.id} +dead +mail .+ 1 tries +given up .+ 550`, "m"));
    expect(output).not.toMatch(/Asha|asha@|Load|GM-/);

    expect(await run(settings, "--retry", claim.id)).toEqual({
      code: 0,
      output: "1 is tried again within seconds by a running server.\n",
    });
    expect(await claimDue(database.kysely, { ...terms, now: new Date() })).toMatchObject([{ id: claim.id }]);
    expect((await run(settings, "--retry", "dead")).output).toMatch(/^0 are/);
    expect(await run(settings, "--retry", "nothing")).toEqual({
      code: 1,
      output: expect.stringMatching(/^No undelivered/),
    });
    // As the desk does, it leaves an entry in the audit log for each retry, and none for one that found nothing.
    const audited = database.kysely.selectFrom("desk_audit").select(["actor_id", "action", "subject_id"]);
    expect(await audited.orderBy("sequence").execute()).toEqual(
      [claim.id].map((subject_id) => ({ actor_id: null, action: "outbox.retried", subject_id })),
    );
    expect(await run(settings, "--all")).toEqual({ code: 1, output: expect.stringMatching(/^Usage:/) });
    await close();
  });
});

test("on a database that no server has migrated it says what is wrong", async () => {
  const settings = await emptyDatabase("postgres");
  const { code, output } = await run(settings);
  expect(code).toBe(1);
  expect(output).toMatch(
    /^The outbox cannot be read \(relation .+ does not exist\)\. Has a server run on this database/,
  );
  await settings.remove();
});

test("on a wrong folder it says so and creates nothing there", async () => {
  const settings = await emptyDatabase("sqlite");
  for (const dataFolder of [settings.dataFolder, path.join(settings.dataFolder, "nowhere")]) {
    const { code, output } = await run({ ...settings, dataFolder });
    expect([code, output]).toEqual([1, expect.stringMatching(/^There is no database .+ Set DATA_DIR/)]);
  }
  expect(readdirSync(settings.dataFolder)).toEqual([]);
  await settings.remove();
});
