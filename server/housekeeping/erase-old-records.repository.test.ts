import { randomUUIDv7 } from "node:crypto";
import { expect, test } from "vitest";
import { keptDays } from "#contract/desk/limits.ts";
import { dayMs, minuteMs } from "#contract/durations.ts";
import { contactMessage, storeContactMessage } from "#tests/support/contact-messages.ts";
import { engines, openNewDatabase } from "#tests/support/databases.ts";
import { retentionMs } from "../limits.ts";
import { eraseOldMessages } from "./erase-old-records.repository.ts";

test("the stored answers to calls are gone before a record can be erased, so that none of them names its reference", () => {
  expect(retentionMs.idempotencyKeys).toBeLessThan(keptDays.least * dayMs);
});

test.each(engines)("on %s a busy chat does not hold the transaction that erases", async (engine) => {
  const { database, close } = await openNewDatabase(engine);
  const { kysely } = database;
  const receivedAt = new Date("2026-11-23T05:30:00.000Z");
  const reference = "GM-7K3F9Q";
  await storeContactMessage(kysely, reference, contactMessage, receivedAt);
  const turn = { language: "en", message: "Call me", topic: "person", said_at: receivedAt.toISOString() };
  const told = `The team will call you. Your reference is ${reference}.`;
  await kysely
    .insertInto("chat_turns")
    .values([
      { ...turn, id: randomUUIDv7(), session_id: "theirs", reply: told, outcome: "handed-over" },
      ...Array.from({ length: 300 }, () => ({
        ...{ ...turn, id: randomUUIDv7(), session_id: "another", reply: "From 10 to 6." },
        outcome: "answered" as const,
      })),
    ])
    .execute();
  let rowsRead = 0;
  const erased = await kysely.transaction().execute((transaction) =>
    eraseOldMessages(
      transaction.withPlugin({
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          rowsRead += result.rows.length;
          return result;
        },
      }),
      new Date(receivedAt.getTime() + minuteMs),
      50,
      new Date(receivedAt.getTime() + 31 * dayMs),
    ),
  );
  expect(erased).toBe(1);
  const left = await kysely.selectFrom("chat_turns").select("session_id").distinct().execute();
  expect(left).toEqual([{ session_id: "another" }]);
  expect(rowsRead).toBeLessThan(20);
  await close();
});
