import { beforeAll, describe, expect, test } from "vitest";
import type { ChatTurnsPage } from "#contract/desk/chat.ts";
import { engines } from "#tests/support/databases.ts";
import { useColleague, useDesk } from "#tests/support/desk.ts";

const midnight = Date.parse("2026-03-09T18:30:00.000Z");
const at = (seconds: number) => new Date(midnight + seconds * 1000).toISOString();

describe.each(engines)("what visitors asked Meena, on %s", (engine) => {
  const desk = useDesk(engine);
  const sales = useColleague(desk, "sales");
  beforeAll(async () => {
    const turn = { language: "en", reply: "I do not know.", outcome: "unknown", topic: "unknown" } as const;
    await desk.database.kysely
      .insertInto("chat_turns")
      .values([
        { ...turn, id: "t-1", session_id: "a", message: "Hello", outcome: "greeted", said_at: at(-60) },
        { ...turn, id: "t-2", session_id: "a", message: "Do you move pianos?", said_at: at(0) },
        {
          ...turn,
          id: "t-3",
          session_id: "b",
          message: "A tyre's price?",
          topic: "fleet-parts",
          said_at: at(5),
        },
        // At the same moment as the one before.
        { ...turn, id: "t-4", session_id: "a", message: "Or a harp?", said_at: at(5) },
        { ...turn, id: "t-5", session_id: "c", message: "Thanks", outcome: "answered", said_at: at(9) },
      ])
      .execute();
  });

  async function read(query: Record<string, string>): Promise<ChatTurnsPage> {
    const { status, body } = await sales.call("GET /api/chat", { query });
    expect(status).toBe(200);
    return body;
  }
  const idsOf = ({ items }: ChatTurnsPage) => items.map(({ id }) => id);

  test("questions without an answer are listed newest first, page by page, with what they were taken for", async () => {
    const first = await read({ outcome: "unknown", limit: "2" });
    expect(first.items).toMatchObject([
      { id: "t-4", message: "Or a harp?", topic: null },
      {
        id: "t-3",
        message: "A tyre's price?",
        topic: "fleet-parts",
        reply: "I do not know.",
        language: "en",
      },
    ]);
    const rest = await read({ outcome: "unknown", limit: "2", cursor: first.nextCursor ?? "" });
    expect(idsOf(rest)).toEqual(["t-2"]);
    expect(rest.nextCursor).toBeNull();
  });

  test("the days that the dashboard counts are the days of the list", async () => {
    const days = { days: "1", until: "2026-03-10" };
    const { chat, from, to } = (await sales.call("GET /api/dashboard", { query: days })).body;
    expect(idsOf(await read({ from, to }))).toHaveLength(chat.byDay[0].count);
    expect(idsOf(await read({ from, to, outcome: "unknown" }))).toHaveLength(chat.unanswered);
    expect([chat.byDay[0].count, chat.unanswered]).toEqual([4, 3]);
  });

  test("a conversation is read from its beginning, page by page", async () => {
    const first = await read({ session: "a", limit: "2" });
    expect(idsOf(first)).toEqual(["t-1", "t-2"]);
    expect(idsOf(await read({ session: "a", limit: "2", cursor: first.nextCursor ?? "" }))).toEqual(["t-4"]);
  });

  test("HR, which reads no message, reads no question either", async () => {
    expect((await (await desk.join("hr")).call("GET /api/chat")).status).toBe(403);
    expect((await (await desk.join("viewer")).call("GET /api/chat")).status).toBe(200);
  });

  test("numbers of persons are blacked out before they are kept", async () => {
    const message = "zzqx zzqx 98140 22331, 2345 6789 0124?";
    const answer = await fetch(`${desk.site}/api/v1/chatbot`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ message, sessionId: "masked" }),
    });
    expect(answer.status).toBe(200);
    const turns = () => read({ session: "masked" });
    await expect.poll(async () => (await turns()).items.length).toBe(1);
    const text = JSON.stringify(await turns());
    expect(text).not.toMatch(/22331|6789/);
  });
});
