import { expect, test } from "vitest";
import { deskEndpoints } from "#contract/desk/desk-endpoints.ts";
import { createFakeApi } from "#tests/support/desk/fake-desk-api.ts";

/** What no screen's test calls. Events and files have ways of their own. */
const notFaked = [
  "DELETE /api/invitations/:id",
  "DELETE /api/me/sessions/:id",
  "GET /api/applicants/export.csv",
  "GET /api/events",
  "PATCH /api/me",
  "POST /api/me/password",
  "POST /api/me/recovery-codes",
  "POST /api/me/second-factor/remove",
  "POST /api/session/second-factor",
];

test("the fake desk, on which screens are tested, has every call: tests/support/desk/fake-desk-api.ts", () => {
  const { handlers } = createFakeApi("admin", true);
  const missing = Object.keys(deskEndpoints).filter((name) => !handlers.has(name));
  expect(missing.sort()).toEqual(notFaked);
});
