import { describe, expect, test } from "vitest";
import { type DeskEndpointName, deskEndpoints } from "#contract/desk/desk-endpoints.ts";
import { engines } from "#tests/support/databases.ts";
import { useDesk } from "#tests/support/desk.ts";
import { encodeCursor } from "./lists/cursor.ts";

/** PostgreSQL takes none, neither to store nor to compare. */
const text = "a\0b";

describe.each(engines)("a null character on %s", (engine) => {
  const desk = useDesk(engine);

  test("in a query, a cursor or an address is no error of the server", async () => {
    const { call } = await desk.join("admin");
    const positions = [
      { key: text, id: "a" },
      { key: "2026-01-01T00:00:00.000Z", id: text },
    ];
    const queries: Record<string, string>[] = [
      ...["owner", "job", "stage", "actor", "action", "subject", "session", "q"].map((key) => ({
        [key]: text,
      })),
      ...positions.map((position) => ({ cursor: encodeCursor(position) })),
    ];
    const failed: string[] = [];
    async function read(
      name: DeskEndpointName,
      id: string,
      query: Record<string, string> = {},
    ): Promise<void> {
      // A stream breaks off.
      const { status } = await call(name, { id, query }).catch(() => ({ status: 500 }));
      if (status >= 500) failed.push(`${name} ${JSON.stringify(query)}`);
    }
    for (const name of Object.keys(deskEndpoints) as DeskEndpointName[]) {
      // The stream of events does not end.
      if (!name.startsWith("GET ") || name === "GET /api/events") continue;
      if (name.includes(":id")) await read(name, encodeURIComponent(text));
      for (const query of queries) await read(name, "a", query);
    }
    expect(failed).toEqual([]);
  });
});
