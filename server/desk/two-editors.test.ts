import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { type DeskEndpoint, type DeskEndpointName, deskEndpoints } from "#contract/desk/desk-endpoints.ts";
import { engines } from "#tests/support/databases.ts";
import { type DeskCaller, useColleague, useDesk } from "#tests/support/desk.ts";

/** A change of a record, of which only one may succeed for each version. */
interface Edit {
  readonly endpoint: DeskEndpointName;
  readonly find: (caller: DeskCaller) => Promise<{ id?: string; version: number }>;
  readonly body: (round: number) => object;
}

const inList =
  (name: DeskEndpointName, pick = (_item: { name?: string }) => true) =>
  async (caller: DeskCaller) =>
    (await caller.call(name)).body.items.find(pick);
const colleague = inList("GET /api/people", ({ name }) => name === "Edited");

/** Every kind of record that two people may have open, and every change of it that overwrites. */
const edits: Readonly<Record<string, Edit>> = {
  "a message": {
    endpoint: "PATCH /api/inbox/:id",
    find: inList("GET /api/inbox"),
    body: (round) => ({ status: round % 2 === 0 ? "open" : "waiting" }),
  },
  "a reply": {
    endpoint: "POST /api/inbox/:id/replies",
    find: inList("GET /api/inbox"),
    body: () => ({ key: randomUUID(), text: "Yes", status: "open" }),
  },
  "an applicant": {
    endpoint: "PATCH /api/applicants/:id",
    find: inList("GET /api/applicants"),
    body: (round) => ({ email: `a${round}@example.com` }),
  },
  "an applicant's stage": {
    endpoint: "POST /api/applicants/:id/stage",
    find: inList("GET /api/applicants"),
    body: (round) => ({ stageId: round % 2 === 0 ? "stage-called" : "stage-interview" }),
  },
  "an erasure request": {
    endpoint: "POST /api/applicants/:id/erasure-request",
    find: inList("GET /api/applicants"),
    body: () => ({ reason: "x" }),
  },
  "a job": {
    endpoint: "PATCH /api/jobs/:id",
    find: inList("GET /api/jobs"),
    body: (round) => ({ text: `Text ${round}` }),
  },
  "a stage": {
    endpoint: "PATCH /api/stages/:id",
    find: inList("GET /api/stages"),
    body: (round) => ({ name: `S${round}` }),
  },
  "a saved reply": {
    endpoint: "PATCH /api/saved-replies/:id",
    find: inList("GET /api/saved-replies"),
    body: (round) => ({ text: `Text ${round}` }),
  },
  "a colleague": {
    endpoint: "PATCH /api/people/:id",
    find: colleague,
    body: (round) => ({ secondFactorRequired: round % 2 === 0 }),
  },
  "one's own name": {
    endpoint: "PATCH /api/me",
    find: async (caller) => ({ version: (await caller.call("GET /api/me")).body.version }),
    body: (round) => ({ name: `Name ${round}` }),
  },
  "the settings": {
    endpoint: "PATCH /api/settings",
    find: async (caller) => ({ version: (await caller.call("GET /api/settings")).body.version }),
    body: (round) => ({ secondFactorRequired: false, answerWithinHours: 5 + round }),
  },
};
const rounds = 4;

/** Changes that the last one wins. */
const withoutVersion: readonly DeskEndpointName[] = [
  // A name and whether it is shared.
  "PATCH /api/saved-views/:id",
];

test("every change that overwrites is among those that are tried, or stands among those without a version", () => {
  const hasVersion = ({ body }: DeskEndpoint) =>
    "version" in ((body as z.ZodObject | undefined)?.shape ?? {});
  const overwriting = (Object.keys(deskEndpoints) as DeskEndpointName[]).filter(
    (name) => name.startsWith("PATCH ") || hasVersion(deskEndpoints[name]),
  );
  const known = [...Object.values(edits).map(({ endpoint }) => endpoint), ...withoutVersion];
  expect(overwriting.sort()).toEqual(known.sort());
});

describe.each(engines)("two who edit the same at once, each by another process, on %s", (engine) => {
  const desk = useDesk(engine, { SMTP_URL: "smtp://127.0.0.1:1", MAIL_TO: "team@example.com" });
  const admin = useColleague(desk, "admin");
  let there: DeskCaller["call"];
  beforeAll(async () => {
    there = desk.callWith(admin.cookie, (await desk.startAnother()).address);
    await desk.join("viewer", "Edited");
    await desk.send();
    await desk.apply();
    const saved = { part: "inbox", title: "Yes", subject: "Yes", text: "Yes" };
    expect((await admin.call("POST /api/saved-replies", { body: saved })).status).toBe(201);
  });

  test.each(Object.entries(edits))("%s: one succeeds, the other is told", async (_name, edit) => {
    const { endpoint, find, body } = edit;
    for (let round = 0; round < rounds; round++) {
      const { id, version } = await find(admin);
      const change = () => ({ ...(id !== undefined && { id }), body: { version, ...body(round) } });
      const responses = await Promise.all([admin.call(endpoint, change()), there(endpoint, change())]);
      const statuses = responses.map(({ status }) => status).sort();
      expect([round, statuses, responses.map(({ text }) => text.slice(0, 90))]).toEqual([
        round,
        [endpoint === "POST /api/inbox/:id/replies" ? 201 : 200, 409],
        expect.anything(),
      ]);
    }
  });
});
