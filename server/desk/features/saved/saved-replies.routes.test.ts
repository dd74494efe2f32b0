import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/databases.ts";
import { useDesk } from "#tests/support/desk.ts";

describe.each(engines)("saved replies on %s", (engine) => {
  const desk = useDesk(engine);

  test("a saved reply belongs to those who send it, and is found by its words", async () => {
    const sales = await desk.join("sales");
    const hr = await desk.join("hr");
    const body = { part: "inbox", title: "Thanks", subject: "Re: {reference}", text: "Dear {name}" };
    expect((await hr.call("POST /api/saved-replies", { body })).status).toBe(403);
    const { id } = (await sales.call("POST /api/saved-replies", { body })).body;
    const found = await sales.call("GET /api/saved-replies", {
      query: { part: "inbox", q: "DEAR thanks" },
    });
    expect(found.body.items).toMatchObject([{ id, version: 1 }]);
    const change = { version: 1, title: "Many thanks" };
    expect((await hr.call("PATCH /api/saved-replies/:id", { id, body: change })).status).toBe(403);
    expect((await sales.call("PATCH /api/saved-replies/:id", { id, body: change })).body.version).toBe(2);
    expect((await sales.call("PATCH /api/saved-replies/:id", { id, body: change })).status).toBe(409);
    const noSubject = { version: 2, subject: "" };
    expect((await sales.call("PATCH /api/saved-replies/:id", { id, body: noSubject })).body.subject).toBe("");
    expect((await sales.call("DELETE /api/saved-replies/:id", { id })).status).toBe(204);
  });
});
