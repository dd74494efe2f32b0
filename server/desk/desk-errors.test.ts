import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { apiMessages } from "#content/en/api-messages.ts";
import type { DeskEndpointName } from "#contract/desk/desk-endpoints.ts";
import { startDesk } from "#tests/support/desk.ts";
import { deskMessages } from "./desk-messages.ts";

test("an error that nobody expected is answered in the desk's words, and is in the log alone", async () => {
  const desk = await startDesk("sqlite");
  try {
    const admin = await desk.join("admin");
    await sql`drop table desk_saved_views`.execute(desk.database.kysely);
    const { status, body } = await admin.call("GET /api/saved-views");
    expect([status, body]).toEqual([500, { message: deskMessages.unexpected }]);
    expect(desk.logged.join("")).toContain("desk_saved_views");
  } finally {
    await desk.close();
  }
});

test("a call that there is not fails like every other, with a message alone", async () => {
  const desk = await startDesk("sqlite");
  const { status, body } = await desk.callWith(undefined)("POST /api/nothing" as never, { body: {} });
  await desk.close();
  expect([status, body]).toEqual([404, { message: apiMessages.nothingThere }]);
});

test("a wrong value is answered with what is wrong with it, and its limit", async () => {
  const desk = await startDesk("sqlite");
  onTestFinished(() => desk.close());
  const { call } = await desk.join("admin");
  const message = async (name: DeskEndpointName, body: object, id = "any") => {
    const { status, body: answer } = await call(name, { id, body });
    expect(status, name).toBe(400);
    return answer.message;
  };
  const settings = (changes: object) => message("PATCH /api/settings", { version: 1, ...changes });
  const officeHours = { days: [1], from: "09:00", to: "18:00" };
  const password = { current: "correct horse battery", next: "a long enough password" };
  expect(await message("POST /api/me/password", { ...password, next: "short" })).toBe(
    "Your new password is too short. Please enter 12 characters or more.",
  );
  expect(await message("POST /api/me/password", { ...password, next: "" })).toBe(
    "Please fill in your new password.",
  );
  expect(await message("POST /api/me/password", { ...password, next: "x".repeat(201) })).toBe(
    "Your new password is too long. Please shorten it to 200 characters or fewer.",
  );
  expect(await settings({ answerWithinHours: 500 })).toBe(
    "Your number of hours until a first answer is too high. The most is 200.",
  );
  expect(await settings({ messagesKeptDays: 1 })).toBe(
    "Your number of days until messages are deleted is too low. The least is 30.",
  );
  expect(await settings({ messagesKeptDays: 30.5 })).toBe(
    "Your number of days until messages are deleted must be a whole number.",
  );
  expect(await settings({ answerWithinHours: "8" })).toBe(
    "Your number of hours until a first answer must be a number.",
  );
  expect(await settings({ secondFactorRequired: "yes" })).toBe(
    "Your choice about the second factor must be true or false.",
  );
  expect(await settings({ version: undefined })).toBe("Please fill in your version.");
  expect(await settings({ officeHours: { ...officeHours, days: [] } })).toBe(
    "Please choose 1 or more for your days.",
  );
  expect(await settings({ officeHours: { ...officeHours, days: [1, 2, 3, 4, 5, 6, 7, 1] } })).toBe(
    "Your days may have 7 entries at most.",
  );
  expect(await settings({ officeHours: { ...officeHours, from: "9" } })).toBe(
    "Your start time does not have the right form. Please check it.",
  );
  expect(await settings({ officeHours: { ...officeHours, to: "09:30" } })).toBe(
    "The office has to be open for an hour or more. Please choose a later closing time.",
  );
  expect(await message("POST /api/invitations", { email: "nobody", name: "A", role: "sales" })).toBe(
    "Your email must be an address such as name@example.com.",
  );
  // The contact form's field of the same name is the visitor's message, and may be left out.
  const view = { part: "inbox", name: "A" };
  expect(await message("POST /api/saved-views", { ...view, query: "x".repeat(1_001) })).toBe(
    "Your query is too long. Please shorten it to 1,000 characters or fewer.",
  );
  expect(await message("POST /api/saved-views", view)).toBe("Please fill in your query.");
  expect(await message("POST /api/stages", { name: "A", kind: "new" })).toBe(
    "Your kind must be one of these: active, hired, rejected.",
  );
});
