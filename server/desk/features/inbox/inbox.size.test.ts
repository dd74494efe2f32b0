import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { beforeAll, describe, expect, test } from "vitest";
import type { InboxPage, MessageItem } from "#contract/desk/inbox.ts";
import { engines } from "#tests/support/databases.ts";
import { useColleague, useDesk } from "#tests/support/desk.ts";
import { queueKeyOf } from "../../../records/inbox-order.ts";

/** More than the search of PostgreSQL walks through for a common word. */
const count = 2_600;
/** A rare word stands in the oldest, in one of the middle and in the newest message. */
const rareAt = [0, 1_300, count - 1];
/** Nearly as long as a message may be. */
const text = "a sofa and two fridges ".repeat(200);
/** A slow machine indexes so many within the time that the server gives a statement. */
const rowsAtOnce = 25;
const exportedMb = (count * text.length) / 1e6;
const largestGrowthMb = exportedMb / 2;

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

describe.each(engines)("an inbox of many messages on %s", (engine) => {
  const desk = useDesk(engine);
  const admin = useColleague(desk, "admin");
  beforeAll(async () => {
    for (let first = 0; first < count; first += rowsAtOnce)
      await desk.database.kysely
        .insertInto("contact_messages")
        .values(
          Array.from({ length: Math.min(rowsAtOnce, count - first) }, (_, index) => message(first + index)),
        )
        .execute();
  });

  function message(index: number) {
    const received_at = new Date(Date.parse("2026-01-05T05:00:00Z") + index * 60_000).toISOString();
    const status = index % 2 === 0 ? ("open" as const) : ("waiting" as const);
    const state = { status, due_at: null, received_at, quarantine: null };
    return {
      id: `message-${String(index).padStart(5, "0")}`,
      reference: `GM-${index}`,
      name: "Asha",
      email: "asha@example.com",
      phone: "9876500000",
      subject: rareAt.includes(index) ? `Piano ${index}` : `Load ${index}`,
      query: text,
      ...state,
      ...queueKeyOf(state),
      changed_at: received_at,
    };
  }

  async function find(query: Record<string, string>): Promise<string[]> {
    const found: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page: InboxPage = (
        await admin.call("GET /api/inbox", {
          query: { ...query, limit: "2", ...(cursor && { cursor }) },
        })
      ).body;
      found.push(...page.items.map((item: MessageItem) => item.subject));
      cursor = page.nextCursor;
    }
    return found;
  }

  test("a rare word is found wherever it stands, newest first, under the other filters, and in the export", async () => {
    expect(await find({ q: "piano" })).toEqual([`Piano ${count - 1}`, "Piano 1300", "Piano 0"]);
    expect(await find({ q: "piano", status: "open" })).toEqual(["Piano 1300", "Piano 0"]);
    expect(await find({ q: "pianola" })).toEqual([]);
    const { text: csv } = await admin.call("GET /api/inbox/export.csv", { query: { q: "piano" } });
    expect(csv.match(/Piano \d+/g)).toEqual([`Piano ${count - 1}`, "Piano 1300", "Piano 0"]);
  });

  test("a common word fills page after page", async () => {
    const { body } = await admin.call("GET /api/inbox", { query: { q: "fridges", limit: "100" } });
    expect(body.items).toHaveLength(100);
    const next = { q: "fridges", limit: "3", cursor: body.nextCursor };
    expect((await admin.call("GET /api/inbox", { query: next })).body.items[0].subject).toBe(
      `Load ${count - 101}`,
    );
  });

  test("what is done and what is in the quarantine comes as it arrived, page by page, and after what is open", async () => {
    const { kysely } = desk.database;
    const rows = Array.from({ length: 10 }, (_, index) => {
      const row = message(count + 10 - index);
      const state = index % 2 === 0 ? { status: "done" as const } : { quarantine: "haste" as const };
      return { ...row, ...state, ...queueKeyOf({ ...row, ...state }) };
    });
    await kysely.insertInto("contact_messages").values(rows).execute();
    const done = [2, 4, 6, 8, 10].map((index) => `Load ${count + index}`);
    const quarantined = [1, 3, 5, 7, 9].map((index) => `Load ${count + index}`);
    expect(await find({ status: "done" })).toEqual(done);
    expect(await find({ box: "quarantine" })).toEqual(quarantined);
    const since = new Date(Date.parse(rows.at(-1)?.received_at ?? "") - 180_000).toISOString();
    expect(await find({ status: "open,done", from: since })).toEqual([`Load ${count - 2}`, ...done]);
    const ids = rows.map(({ id }) => id);
    await kysely.deleteFrom("contact_messages").where("id", "in", ids).execute();
  });

  test("an export needs as much memory as a part of it", async () => {
    const { body } = await fetch(`${desk.address}/api/inbox/export.csv`, {
      headers: { cookie: admin.cookie },
    });
    const usedMb = () => {
      collectGarbage();
      const { heapUsed, external } = process.memoryUsage();
      return (heapUsed + external) / 1e6;
    };
    const before = usedMb();
    let readMb = 0;
    let measuredMb = 0;
    let grownMb = 0;
    for await (const chunk of body ?? []) {
      readMb += chunk.length / 1e6;
      if (readMb < measuredMb + 1) continue;
      measuredMb = readMb;
      grownMb = Math.max(grownMb, usedMb() - before);
    }
    expect(readMb).toBeGreaterThan(exportedMb);
    expect(grownMb).toBeLessThan(largestGrowthMb);
  });
});
