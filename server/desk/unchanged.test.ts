import { beforeAll, describe, expect, test } from "vitest";
import type { DeskEndpointName } from "#contract/desk/desk-endpoints.ts";
import { engines } from "#tests/support/databases.ts";
import { type DeskCaller, deskPassword, useDesk } from "#tests/support/desk.ts";

describe.each(engines)("a change that changes nothing on %s", (engine) => {
  const desk = useDesk(engine);
  let admin: DeskCaller;
  beforeAll(async () => {
    admin = await desk.join("admin");
  });

  async function created(name: DeskEndpointName, body: object): Promise<{ id: string; version: number }> {
    return (await admin.call(name, { body })).body;
  }

  async function colleague() {
    const { id } = await desk.join("sales", "Bilal");
    const { items } = (await admin.call("GET /api/people")).body;
    return items.find((one: { id: string }) => one.id === id);
  }

  /** For each call: the record that it is of, and its own values. */
  const cases: readonly [DeskEndpointName, () => Promise<{ id?: string; version?: number; same: object }>][] =
    [
      [
        "PATCH /api/jobs/:id",
        async () => {
          const job = { title: "Driver", city: "Kanpur", text: "Drive.", employmentType: null };
          return { ...(await created("POST /api/jobs", { ...job, status: "Draft" })), same: job };
        },
      ],
      [
        "PATCH /api/inbox/:id",
        async () => {
          const { id } = await desk.send();
          const { version } = (await admin.call("GET /api/inbox/:id", { id })).body;
          return { id, version, same: { status: "new", ownerId: null, quarantined: false } };
        },
      ],
      [
        "PATCH /api/applicants/:id",
        async () => {
          const { id } = await desk.apply();
          const { version, email } = (await admin.call("GET /api/applicants/:id", { id })).body;
          return { id, version, same: { ownerId: null, email, quarantined: false } };
        },
      ],
      [
        "PATCH /api/stages/:id",
        async () => {
          const stage = { name: "Trial day", kind: "active", templateId: null };
          const { id, version } = await created("POST /api/stages", stage);
          const { items } = (await admin.call("GET /api/stages")).body;
          const position = items.findIndex((one: { id: string }) => one.id === id);
          return { id, version, same: { ...stage, position } };
        },
      ],
      [
        "PATCH /api/saved-replies/:id",
        async () => {
          const reply = { title: "Thanks", subject: "", text: "We thank you." };
          return { ...(await created("POST /api/saved-replies", { part: "inbox", ...reply })), same: reply };
        },
      ],
      [
        "PATCH /api/saved-views/:id",
        async () => {
          const view = { name: "Mine", shared: false };
          const { id } = await created("POST /api/saved-views", {
            part: "inbox",
            query: "owner=me",
            ...view,
          });
          return { id, same: view };
        },
      ],
      [
        "PATCH /api/people/:id",
        async () => {
          const { id, version, name, role } = await colleague();
          return {
            id,
            version,
            same: { name, role, active: true, secondFactorRequired: false, password: deskPassword },
          };
        },
      ],
      [
        "PATCH /api/me",
        async () => {
          const { version, name } = (await admin.call("GET /api/me")).body;
          return { version, same: { name } };
        },
      ],
      [
        "PATCH /api/settings",
        async () => {
          const { version, desk: same } = (await admin.call("GET /api/settings")).body;
          return { version, same };
        },
      ],
    ];

  test.each(cases)("%s answers as usual, and leaves version and audit log", async (name, prepare) => {
    const { id, version, same } = await prepare();
    const before = await auditEntries();
    const answer = await admin.call(name, { ...(id && { id }), body: { version, ...same } });
    expect(answer.status).toBe(200);
    expect(await auditEntries()).toEqual(before);
    const answered = answer.body.item ?? answer.body;
    expect(answered.version).toBe(version);
    if ("undo" in answer.body) expect(answer.body.undo).toBeNull();
  });

  const auditEntries = () =>
    desk.database.kysely.selectFrom("desk_audit").select(["sequence", "action", "detail"]).execute();
});
