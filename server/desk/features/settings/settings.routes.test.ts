import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/databases.ts";
import { useColleague, useDesk } from "#tests/support/desk.ts";

describe.each(engines)("the settings on %s", (engine) => {
  const desk = useDesk(engine);
  const admin = useColleague(desk, "admin");

  test("settings show no secret, are changed by version, and count for the next message", async () => {
    const before = (await admin.call("GET /api/settings")).body;
    expect(before.configuration.find(({ name }: { name: string }) => name === "VAULT_KEY").value).toBeNull();
    expect(before.retention.length).toBeGreaterThan(4);
    const body = { ...before.desk, version: before.version, answerWithinHours: 1 };
    expect((await admin.call("PATCH /api/settings", { body })).body.desk.answerWithinHours).toBe(1);
    const [entry] = (await admin.call("GET /api/audit", { query: { action: "settings" } })).body.items;
    expect(JSON.parse(entry.detail.changes), "only what has changed").toEqual({ answerWithinHours: 1 });
    expect((await admin.call("PATCH /api/settings", { body })).status).toBe(409);
    for (const officeHours of [
      { days: [9], from: "9", to: "10:00" },
      // Working days are counted by how many there are.
      { days: [1, 1], from: "10:00", to: "19:00" },
      { days: [1], from: "19:00", to: "10:00" },
    ]) {
      const odd = { version: before.version + 1, officeHours };
      expect((await admin.call("PATCH /api/settings", { body: odd })).status).toBe(400);
    }
    const never = { version: before.version + 1, officeHours: { days: [1], from: "10:00", to: "10:30" } };
    expect((await admin.call("PATCH /api/settings", { body: never })).body.message).toBe(
      "The office has to be open for an hour or more. Please choose a later closing time.",
    );
    expect((await admin.call("POST /api/settings/test-mail")).status).toBe(409);
  });
});
