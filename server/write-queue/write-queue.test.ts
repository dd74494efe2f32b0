import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { hourMs } from "#contract/durations.ts";
import { contactMessage, storeContactMessage } from "#tests/support/contact-messages.ts";
import {
  engines,
  open,
  openNewDatabase,
  type TestDatabase,
  whileDatabaseIsAway,
} from "#tests/support/databases.ts";
import { soon } from "#tests/support/time-limits.ts";
import { lockAuditLog } from "../audit-log/audit-log.repository.ts";
import type { BatchFunction } from "../database/batching-loader.ts";
import type { Database, Queryable, Transaction } from "../database/database.ts";
import { storeContactMessages } from "../features/contact/contact.repository.ts";
import { HttpError } from "../http/errors/http-error.ts";
import { claimKeys } from "../idempotency/idempotency-keys.repository.ts";
import { createWriteQueue, type WriteQueue } from "./write-queue.ts";

const now = new Date("2026-01-02T03:04:05.678Z");
const message = contactMessage;

function storing(reference: string) {
  return async (database: Queryable) => {
    await storeContactMessage(database, reference, message, now);
    return reference;
  };
}

describe.each(engines)("submissions on %s", (engine) => {
  let opened: TestDatabase;
  let database: Database;
  let writeQueue: WriteQueue;
  let batches: number[];

  beforeEach(async () => {
    opened = await openNewDatabase(engine);
    ({ database } = opened);
    batches = [];
    writeQueue = createWriteQueue(database);
    writeQueue.onCommit((size) => batches.push(size));
  });
  afterEach(() => opened.close());

  async function storedReferences(through: Queryable = database.kysely): Promise<string[]> {
    const rows = await through
      .selectFrom("contact_messages")
      .select("reference")
      .orderBy("reference")
      .execute();
    return rows.map((row) => row.reference);
  }

  test("that arrive together share a commit", async () => {
    const references = Array.from({ length: 20 }, (_, index) => `GM-${String(index).padStart(2, "0")}`);
    const answers = await Promise.all(references.map((reference) => writeQueue.add(storing(reference))));
    expect(answers).toEqual(references);
    expect(batches).toEqual([20]);
    expect(await storedReferences()).toEqual(references);
  });

  test("share it with the program's own work, which is not counted", async () => {
    const own = writeQueue.addBackground(async () => "own");
    expect(await Promise.all([writeQueue.add(storing("GM-A")), own])).toEqual(["GM-A", "own"]);
    await writeQueue.addBackground(async () => undefined);
    expect(batches).toEqual([1]);
  });

  test("that may be interleaved share statements, and each gets what came of its own row", async () => {
    const written: (readonly string[])[] = [];
    const write: BatchFunction<string, string> = async (transaction, rows) => {
      written.push(rows);
      for (const row of rows) await storeContactMessage(transaction, row, message, now);
      return rows.map((row) => `stored ${row}`);
    };
    const storingTwo = (name: string) =>
      writeQueue.addInterleaved(async (_, batched) => [
        await batched(write, `GM-${name}1`),
        await batched(write, `GM-${name}2`),
      ]);
    expect(await Promise.all([storingTwo("A"), storingTwo("B")])).toEqual([
      ["stored GM-A1", "stored GM-A2"],
      ["stored GM-B1", "stored GM-B2"],
    ]);
    expect(written).toEqual([
      ["GM-A1", "GM-B1"],
      ["GM-A2", "GM-B2"],
    ]);
    expect(await storedReferences()).toEqual(["GM-A1", "GM-A2", "GM-B1", "GM-B2"]);
  });

  test("are stored when a row that shared their statement is refused", async () => {
    const received = (reference: string) => ({
      id: reference,
      reference,
      message,
      receivedAt: now,
      dueAt: now,
    });
    await writeQueue.add(storing("GM-TAKEN"));
    const outcomes = await Promise.allSettled(
      ["GM-A", "GM-TAKEN", "GM-B"].map((reference) =>
        writeQueue.addInterleaved((_, batched) => batched(storeContactMessages, received(reference))),
      ),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await storedReferences()).toEqual(["GM-A", "GM-B", "GM-TAKEN"]);
  });

  test("are visible to another process at the moment that they are acknowledged", async () => {
    const other = await open(opened.settings);
    await writeQueue.add(storing("GM-A"));
    expect(await storedReferences(other.kysely)).toEqual(["GM-A"]);
    await other.close();
  });

  test("fail alone: the neighbours in the same commit are stored, nothing of the failed one is", async () => {
    const outcomes = await Promise.allSettled([
      writeQueue.add(storing("GM-A")),
      writeQueue.add(async (transaction) => {
        await storeContactMessage(transaction, "GM-HALF", message, now);
        await storeContactMessage(transaction, "GM-A", message, now);
      }),
      writeQueue.add(async (transaction) => {
        await storeContactMessage(transaction, "GM-THROWN", message, now);
        throw new Error("no");
      }),
      writeQueue.add(storing("GM-B")),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected", "fulfilled"]);
    expect(batches).toEqual([4]);
    expect(await storedReferences()).toEqual(["GM-A", "GM-B"]);
  });

  test("that may be interleaved fail alone as well", async () => {
    const interleaved = (reference: string, reason?: Error) =>
      writeQueue.addInterleaved(async (transaction) => {
        await storeContactMessage(transaction, reference, message, now);
        if (reason) throw reason;
        return reference;
      });
    const outcomes = await Promise.allSettled([
      interleaved("GM-A"),
      interleaved("GM-A"),
      interleaved("GM-THROWN", new Error("no")),
      writeQueue.add(storing("GM-B")),
      interleaved("GM-C"),
    ]);
    const [first, second, ...rest] = outcomes.map(({ status }) => status);
    expect([first, second].sort()).toEqual(["fulfilled", "rejected"]);
    expect(rest).toEqual(["rejected", "fulfilled", "fulfilled"]);
    expect(outcomes[2]).toMatchObject({ reason: new Error("no") });
    expect(await storedReferences()).toEqual(["GM-A", "GM-B", "GM-C"]);
  });

  test("that reach for the database beside their transaction, or write again, fail at once and say what to do", async () => {
    const { kysely, readOnly } = database;
    const forbidden: (() => Promise<unknown>)[] = [
      () => storedReferences(kysely),
      () => storedReferences(readOnly),
      () => kysely.transaction().execute(async () => undefined),
      () => writeQueue.add(storing("GM-NESTED")),
      () => writeQueue.addInterleaved(storing("GM-NESTED")),
    ];
    for (const reach of forbidden)
      for (const add of [writeQueue.add, writeQueue.addInterleaved])
        await expect(
          add(async (transaction) => {
            await storing("GM-A")(transaction);
            await reach();
          }),
        ).rejects.toThrow("Use the transaction that the work was given");
    await Promise.all([writeQueue.add(storing("GM-B")), storedReferences()]);
    expect(await storedReferences()).toEqual(["GM-B"]);
  });

  test("run before the program's own work, also when a neighbour fails and each is tried alone", async () => {
    const runs: string[] = [];
    const noting = (name: string, reason?: Error) => async () => {
      runs.push(name);
      if (reason) throw reason;
    };
    await Promise.allSettled([
      writeQueue.addBackground(noting("own")),
      writeQueue.addHousekeeping(noting("housekeeping")),
      writeQueue.add(noting("visitor's")),
      writeQueue.add(noting("failing", new Error("no"))),
    ]);
    expect(runs.slice(-4)).toEqual(["visitor's", "failing", "housekeeping", "own"]);
  });

  test("are refused without a second run of their neighbours", async () => {
    let runs = 0;
    const counted = (reference: string) => async (transaction: Queryable) => {
      runs++;
      await storeContactMessage(transaction, reference, message, now);
    };
    const refused = async () => {
      throw new HttpError(409, "no");
    };
    const outcomes = await Promise.allSettled([
      writeQueue.add(counted("GM-A")),
      writeQueue.add(refused),
      writeQueue.addInterleaved(refused),
      writeQueue.addInterleaved(counted("GM-B")),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected", "fulfilled"]);
    expect(outcomes[1]).toMatchObject({ reason: { status: 409 } });
    expect(runs).toBe(2);
    expect(await storedReferences()).toEqual(["GM-A", "GM-B"]);
  });

  test("are stored without a neighbour that is refused after it has written", async () => {
    const refusedAfter = (write: Promise<unknown>) =>
      write.then(() => {
        throw new HttpError(409, "no");
      });
    const storeEach: BatchFunction<string, void> = async (transaction, rows) => {
      for (const row of rows) await storeContactMessage(transaction, row, message, now);
      return rows.map(() => undefined);
    };
    const outcomes = await Promise.allSettled([
      writeQueue.add(storing("GM-A")),
      writeQueue.add((transaction) => refusedAfter(storing("GM-REFUSED")(transaction))),
      writeQueue.addInterleaved((_, batched) => refusedAfter(batched(storeEach, "GM-BATCHED"))),
      writeQueue.addInterleaved(storing("GM-B")),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected", "fulfilled"]);
    expect(outcomes[2]).toMatchObject({ reason: { status: 409 } });
    const alone = writeQueue.add((transaction) => refusedAfter(storing("GM-ALONE")(transaction)));
    await expect(alone).rejects.toMatchObject({ status: 409 });
    expect(await storedReferences()).toEqual(["GM-A", "GM-B"]);
  });

  test("that may be interleaved and carry the same key at the same moment are stored once", async () => {
    const claims = await Promise.all(
      ["first", "second", "third"].map((answer) =>
        writeQueue.addInterleaved((_, batched) =>
          batched(claimKeys, { scope: "contact", key: "same", bodyHash: "hash", answer, now }),
        ),
      ),
    );
    expect(claims.map(({ outcome }) => outcome).sort()).toEqual(["first", "repeated", "repeated"]);
    const winner = ["first", "second", "third"][claims.findIndex(({ outcome }) => outcome === "first")];
    for (const claim of claims) if (claim.outcome === "repeated") expect(claim.answer).toBe(winner);
  });

  test("run only once, without savepoints, while none of them fails", async () => {
    let runs = 0;
    const counting = (reference: string) =>
      writeQueue.addInterleaved(async (transaction) => {
        runs++;
        await storeContactMessage(transaction, reference, message, now);
      });
    await Promise.all([counting("GM-A"), counting("GM-B"), counting("GM-C")]);
    expect(runs).toBe(3);
    expect(batches).toEqual([3]);
  });

  test("are not counted as a commit when nothing could be committed", async () => {
    const failing = writeQueue.add(async () => {
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(batches).toEqual([]);
  });

  test("are drained before the end", async () => {
    const answers = ["GM-A", "GM-B"].map((reference) => writeQueue.add(storing(reference)));
    await writeQueue.drain();
    expect(await storedReferences()).toEqual(["GM-A", "GM-B"]);
    await Promise.all(answers);
  });

  test("go on after the database was away", async () => {
    await whileDatabaseIsAway(opened.settings, async () => {
      const failure = await writeQueue.add(storing("GM-LOST")).catch((error: unknown) => error);
      expect(database.isUnavailable(failure)).toBe(true);
    });
    await expect(writeQueue.add(storing("GM-A"))).resolves.toBe("GM-A");
    expect(await storedReferences()).toEqual(["GM-A"]);
    expect(batches).toEqual([1]);
  });
});

test("a batch that PostgreSQL ends because of a deadlock runs again", async () => {
  const { database, settings, close } = await openNewDatabase("postgres");
  const other = await open(settings);
  for (const id of ["GM-A", "GM-B"]) await storing(id)(database.kysely);
  const rename = (through: Queryable, id: string, name: string) =>
    through.updateTable("contact_messages").set({ name }).where("reference", "=", id).execute();
  const ours = Promise.withResolvers<void>();
  const theirs = Promise.withResolvers<void>();
  const otherProcess = other.kysely.transaction().execute(async (transaction) => {
    // So that the batch is the one that PostgreSQL ends.
    await sql`set local deadlock_timeout = '1h'`.execute(transaction);
    await rename(transaction, "GM-B", "theirs");
    theirs.resolve();
    await ours.promise;
    await rename(transaction, "GM-A", "theirs");
  });
  await theirs.promise;
  let runs = 0;
  const written = createWriteQueue(database).add(async (transaction) => {
    runs++;
    await rename(transaction, "GM-A", "ours");
    ours.resolve();
    const waiting = sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `;
    if (runs === 1)
      await vi.waitFor(async () => expect((await waiting.execute(transaction)).rows).not.toEqual([]), soon);
    await rename(transaction, "GM-B", "ours");
  });
  await Promise.all([otherProcess, written]);
  const names = await database.kysely.selectFrom("contact_messages").select("name").distinct().execute();
  expect(names).toEqual([{ name: "ours" }]);
  expect(runs).toBe(2);
  await other.close();
  await close();
});

test("a change that waits too long for another process's lock fails alone, after the messages beside it are stored", async () => {
  const { settings, close } = await openNewDatabase("postgres");
  const database = await open(settings, hourMs);
  const other = await open(settings);
  const release = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const otherProcess = other.kysely.transaction().execute(async (transaction) => {
    await lockAuditLog(transaction);
    locked.resolve();
    await release.promise;
  });
  await locked.promise;
  const writeQueue = createWriteQueue(database);
  const settled: string[] = [];
  let tries = 0;
  const change = writeQueue.add(async (transaction) => {
    // The second try must bring a timeout of its own: the one of this connection is far longer than the test's.
    if (++tries === 1) await sql`set local statement_timeout = '100ms'`.execute(transaction);
    await lockAuditLog(transaction);
  });
  const outcomes = await Promise.allSettled([
    change.finally(() => settled.push("change")),
    writeQueue.addBackground(storing("GM-OWN")),
    writeQueue.addInterleaved(storing("GM-A")).finally(() => settled.push("message")),
    writeQueue.add(storing("GM-B")),
  ]);
  release.resolve();
  await otherProcess;
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled", "fulfilled"]);
  expect(settled).toEqual(["message", "change"]);
  const { reason } = outcomes[0] as PromiseRejectedResult;
  expect(database.isUnavailable(reason)).toBe(true);
  const stored = await database.kysely
    .selectFrom("contact_messages")
    .select("reference")
    .orderBy("reference")
    .execute();
  expect(stored).toEqual(["GM-A", "GM-B", "GM-OWN"].map((reference) => ({ reference })));
  await database.close();
  await other.close();
  await close();
});

test("while the disk stalls, work fails at its first slow statement, and what would have to wait long is not begun", async () => {
  const { settings, close } = await openNewDatabase("postgres");
  const database = await open(settings, hourMs);
  const writeQueue = createWriteQueue(database);
  let runs = 0;
  const slow = async (transaction: Transaction) => {
    if (++runs === 1) await sql`set local statement_timeout = '100ms'`.execute(transaction);
    await sql`select pg_sleep(3600)`.execute(transaction);
  };
  const refusedAfterWriting = writeQueue.add(async (transaction) => {
    await storing("GM-REFUSED")(transaction);
    throw new HttpError(409, "no");
  });
  const outcomes = await Promise.allSettled([
    refusedAfterWriting,
    ...Array.from({ length: 20 }, () => writeQueue.add(slow)),
  ]);
  const [refused, ...failed] = outcomes.map((outcome) => (outcome as PromiseRejectedResult).reason);
  expect(refused).toMatchObject({ status: 409 });
  for (const reason of failed) expect(database.isTimeout(reason)).toBe(true);
  expect(runs).toBeLessThan(10);
  await expect(writeQueue.add(storing("GM-A"))).resolves.toBe("GM-A");
  await database.close();
  await close();
});

test("a full disk is reported, loses no stored row, and is no problem once there is space", async () => {
  const { database, close } = await openNewDatabase("sqlite");
  const writeQueue = createWriteQueue(database);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.kysely);
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(database.kysely);
  const large = { ...message, query: "x".repeat(10_000) };
  const write = (reference: string) =>
    writeQueue.add((transaction) => storeContactMessage(transaction, reference, large, now));

  const failure = await write("GM-FULL").catch((error: unknown) => error);
  expect(failure).toMatchObject({ errcode: 13 });
  expect(database.isUnavailable(failure)).toBe(true);

  await sql`pragma max_page_count = 1000000`.execute(database.kysely);
  await write("GM-ROOM");
  const stored = await database.kysely.selectFrom("contact_messages").select("reference").execute();
  expect(stored).toEqual([{ reference: "GM-ROOM" }]);
  await close();
});
