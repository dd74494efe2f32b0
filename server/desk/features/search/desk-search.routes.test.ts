import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/databases.ts";
import { type DeskCaller, useColleague, useDesk } from "#tests/support/desk.ts";

describe.each(engines)("the search over all parts of the desk on %s", (engine) => {
  const desk = useDesk(engine);
  const admin = useColleague(desk, "admin");

  test("the search looks through the lists that the role may read", async () => {
    await desk.send({ subject: "Findable load" });
    await desk.apply({ name: "Findable Singh" });
    const find = async (caller: DeskCaller) => {
      const { body } = await caller.call("GET /api/search", { query: { q: "findable" } });
      return [body.messages.length, body.applicants.length];
    };
    expect(await find(admin)).toEqual([1, 1]);
    expect(await find(await desk.join("sales"))).toEqual([1, 0]);
    expect(await find(await desk.join("hr"))).toEqual([0, 1]);
    const jobs = await admin.call("GET /api/search", { query: { q: "driver mohali" } });
    expect(jobs.body.jobs).toHaveLength(1);
  });
});
