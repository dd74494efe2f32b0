import type { Kysely, Selectable } from "kysely";
import { describe, expect, test } from "vitest";
import type { DeskEndpointName } from "#contract/desk/desk-endpoints.ts";
import { phoneDigits } from "#contract/digits.ts";
import { engines } from "#tests/support/databases.ts";
import { useColleague, useDesk } from "#tests/support/desk.ts";
import { type DeskReader, type Write, writes } from "#tests/support/desk-writers.ts";
import type { Tables } from "../database/tables.ts";
import { contentHash } from "../features/contact/content-hash.ts";
import { queueKeyOf } from "../records/inbox-order.ts";

const recordWrites = writes.filter(({ endpoint }) => /\/api\/(inbox|applicants)\//.test(endpoint));

describe.each(engines)("on %s, after every write of records, kept or taken back,", (engine) => {
  const desk = useDesk(engine);
  const admin = useColleague(desk, "admin");

  test("each column that is made of others, or of other tables, is what these say", async () => {
    for (let sent = 0; sent < 6; sent++) {
      await desk.send({ phone: `98765 4321${sent}`, query: `Message ${sent}` });
      await desk.apply();
      await desk.apply({ aadharNumber: "736451928062" });
    }
    // Mails to applicants need one.
    await desk.database.kysely.updateTable("applicants").set({ email: "asha@example.com" }).execute();
    const reader: DeskReader = {
      get: async (path) => (await admin.call(`GET ${path}` as DeskEndpointName)).body,
    };
    async function make({ endpoint, find, body }: Write, isTakenBack: boolean) {
      const found = await find?.(reader);
      const given = body?.(found ?? { id: "" });
      const answer = await admin.call(endpoint, { ...(found && { id: found.id }), body: given ?? {} });
      expect(answer.status, `${endpoint}: ${answer.text}`).toBeLessThan(300);
      const undo = answer.body?.undo;
      if (isTakenBack && undo)
        expect((await admin.call("POST /api/undo", { body: { undo } })).status).toBe(200);
    }
    for (const isTakenBack of [false, true, false])
      for (const write of recordWrites) await make(write, isTakenBack);

    const { messages, applicants } = await recompute(desk.database.kysely);
    expect(Math.min(messages.length, applicants.length)).toBeGreaterThan(2);
    for (const { stored, expected } of [...messages, ...applicants]) expect(stored).toMatchObject(expected);
  });
});

/** The records as they are stored, and what their derived columns should be. */
async function recompute(db: Kysely<Tables>) {
  const all = <Table extends keyof Tables>(table: Table) =>
    db
      .selectFrom(table as "desk_notes")
      .selectAll()
      .execute() as never as Promise<Selectable<Tables[Table]>[]>;
  const notes = await all("desk_notes");
  const mails = await all("desk_mails");
  const ratings = await all("desk_ratings");
  const moves = await all("desk_stage_moves");
  const identities = await all("applicant_identities");
  const stored = { messages: await all("contact_messages"), applicants: await all("applicants") };
  const notesOn = (id: string) => notes.filter(({ record_id }) => record_id === id).length;
  const personOf = (id: string) =>
    identities.find(({ applicant_id }) => applicant_id === id)?.aadhar_fingerprint;

  return {
    messages: stored.messages.map((message) => ({
      stored: message,
      expected: {
        ...queueKeyOf(message),
        phone_digits: phoneDigits(message.phone),
        content_hash: contentHash(message),
        note_count: notesOn(message.id),
        reply_count: mails.filter(({ kind, record_id }) => kind === "reply" && record_id === message.id)
          .length,
      },
    })),
    applicants: stored.applicants.map((applicant) => {
      const { id, job_id, received_at } = applicant;
      const rated = ratings.filter(({ applicant_id }) => applicant_id === id).map(({ rating }) => rating);
      const moved = moves
        .filter(({ applicant_id }) => applicant_id === id)
        .toSorted(byId)
        .at(-1);
      const [first] = stored.applicants
        .filter((one) => one.job_id === job_id && personOf(one.id) === personOf(id))
        .toSorted(byId);
      return {
        stored: applicant,
        expected: {
          stage_id: moved?.stage_id ?? "stage-new",
          stage_since: moved?.entered_at ?? received_at,
          comment_count: notesOn(id),
          rating_count: rated.length,
          rating_sum: rated.reduce((sum, rating) => sum + rating, 0),
          repeats: first?.id === id ? null : first?.id,
        },
      };
    }),
  };
}

/** As they were stored: ids begin with the time. */
function byId(one: { readonly id: string }, other: { readonly id: string }): number {
  return one.id < other.id ? -1 : 1;
}
