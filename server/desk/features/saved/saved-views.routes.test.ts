import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/databases.ts";
import { useDesk } from "#tests/support/desk.ts";

describe.each(engines)("saved views on %s", (engine) => {
  const desk = useDesk(engine);

  test("a saved view belongs to its owner; what is shared, an admin may delete", async () => {
    const admin = await desk.join("admin");
    const sales = await desk.join("sales");
    const hr = await desk.join("hr");
    const view = { part: "inbox", name: "Mine", query: "owner=me" };
    const own = (await sales.call("POST /api/saved-views", { body: view })).body;
    const shared = (await sales.call("POST /api/saved-views", { body: { ...view, shared: true } })).body;
    expect((await hr.call("GET /api/saved-views")).body.items).toMatchObject([
      { id: shared.id, mine: false },
    ]);
    expect((await hr.call("DELETE /api/saved-views/:id", { id: own.id })).status).toBe(404);
    const renaming = { name: "Ours", shared: true };
    expect((await hr.call("PATCH /api/saved-views/:id", { id: own.id, body: renaming })).status).toBe(404);
    expect((await hr.call("PATCH /api/saved-views/:id", { id: shared.id, body: renaming })).status).toBe(403);
    const renamed = await sales.call("PATCH /api/saved-views/:id", { id: own.id, body: renaming });
    expect(renamed.body).toEqual({ ...own, ...renaming });
    expect((await hr.call("GET /api/saved-views")).body.items).toHaveLength(2);
    expect((await hr.call("DELETE /api/saved-views/:id", { id: shared.id })).status).toBe(403);
    expect((await admin.call("DELETE /api/saved-views/:id", { id: shared.id })).status).toBe(204);
  });
});
