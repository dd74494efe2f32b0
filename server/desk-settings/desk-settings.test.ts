import { expect, test } from "vitest";
import { answerTimes } from "#content/en/answer-times.ts";
import { openNewDatabase } from "#tests/support/databases.ts";
import { createAnswerDueAt, readDeskSettings, storeDeskSettings } from "./desk-settings.ts";

test("messages of the same moment get the owner's settings, also the first ones after a start", async () => {
  const { database, close } = await openNewDatabase("sqlite");
  const { settings, version } = await readDeskSettings(database.kysely);
  await storeDeskSettings(database.kysely, { ...settings, answerWithinHours: 1 }, version);
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
