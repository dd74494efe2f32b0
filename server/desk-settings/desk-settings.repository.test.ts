import { expect, test } from "vitest";
import { answerTimes } from "#content/en/answer-times.ts";
import { openNewDatabase } from "#tests/support/databases.ts";
import type { Queryable } from "../database/database.ts";
import { createAnswerDueAt } from "./answer-due-at.ts";
import { readDeskSettings, storeDeskSettings } from "./desk-settings.repository.ts";

async function store(db: Queryable, stored: Readonly<Record<string, unknown>>): Promise<void> {
  await db
    .updateTable("desk_settings")
    .set({ value: JSON.stringify(stored) })
    .execute();
}

async function readStored(db: Queryable): Promise<unknown> {
  const { value } = await db.selectFrom("desk_settings").select("value").executeTakeFirstOrThrow();
  return JSON.parse(value);
}

test("messages of the same moment get the owner's settings, also the first ones after a start", async () => {
  const { database, close } = await openNewDatabase("sqlite");
  const { version } = await readDeskSettings(database.kysely);
  await storeDeskSettings(database.kysely, { answerWithinHours: 1 }, version);
  const answerDueAt = createAnswerDueAt(database.kysely);
  // A Monday, 11:00 in India.
  const receivedAt = new Date("2026-11-23T05:30:00.000Z");
  const due = await Promise.all([answerDueAt(receivedAt), answerDueAt(receivedAt)]);
  expect(due.map((one) => one.toISOString())).toEqual(Array(2).fill("2026-11-23T06:30:00.000Z"));
  await close();
});

test("a new desk has the hours and the time of answer that the site tells visitors", async () => {
  const { database, close } = await openNewDatabase("sqlite");
  const { officeHours, answerWithinHours } = (await readDeskSettings(database.kysely)).settings;
  expect(officeHours).toEqual(answerTimes.open);
  expect(answerWithinHours).toBe(answerTimes.replyHours);
  await close();
});

test("a value that this program cannot read changes no other setting", async () => {
  const { database, close } = await openNewDatabase("sqlite");
  await store(database.kysely, { messagesKeptDays: 20, secondFactorRequired: true, answerWithinHours: 2 });
  expect(await readDeskSettings(database.kysely)).toMatchObject({
    settings: { messagesKeptDays: null, secondFactorRequired: true, answerWithinHours: 2 },
    unreadable: ["messagesKeptDays"],
  });
  await close();
});

test("stored office hours that never open make no message fail: those that the site tells visitors count", async () => {
  const { database, close } = await openNewDatabase("sqlite");
  await store(database.kysely, {
    officeHours: { days: [1], from: "19:00", to: "10:00" },
    answerWithinHours: 1,
  });
  // A Monday, 11:00 in India.
  const due = await createAnswerDueAt(database.kysely)(new Date("2026-11-23T05:30:00.000Z"));
  expect(due.toISOString()).toBe("2026-11-23T06:30:00.000Z");
  expect((await readDeskSettings(database.kysely)).unreadable).toEqual(["officeHours"]);
  await close();
});

test("a requirement of the second factor that cannot be read is one", async () => {
  const { database, close } = await openNewDatabase("sqlite");
  await store(database.kysely, { secondFactorRequired: "except on the office's network" });
  const { settings, unreadable } = await readDeskSettings(database.kysely);
  expect(settings.secondFactorRequired).toBe(true);
  expect(unreadable).toEqual(["secondFactorRequired"]);
  await close();
});

test("a change keeps what only another version of the program can read", async () => {
  const { database, close } = await openNewDatabase("sqlite");
  await store(database.kysely, { messagesKeptDays: 20, newerSetting: "on", answerWithinHours: 2 });
  await storeDeskSettings(database.kysely, { answerWithinHours: 3 }, 1);
  expect(await readStored(database.kysely)).toEqual({
    messagesKeptDays: 20,
    newerSetting: "on",
    answerWithinHours: 3,
  });
  await close();
});
