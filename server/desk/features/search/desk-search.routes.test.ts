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

  test("whatever divides words, each is found, and so is what is typed with it", async () => {
    // Of plain text, of what phones and word processors put in, and of Devanagari and Urdu.
    const dividers = [
      ..."!'@\\_`~।॥॰،؛؟۔٪",
      ..."“”‘’«»…•·–—−×÷°©®¿₹€£™№→✓★＋，、",
      ..."\u0001\u00a0\u00ad\u200b\u200d\u2003\u2028\u2060\u3000\ufeff",
      ..."😀🚚",
    ];
    const pairs = dividers.map((divider, index) => `begin${index}x${divider}kiran${index}x`);
    await desk.send({ subject: "Many words", query: pairs.join(" ") });
    await desk.apply({ description: pairs.join(" ") });
    const found = async (q: string) => {
      const { body } = await admin.call("GET /api/search", { query: { q } });
      return [q, body.messages.length, body.applicants.length];
    };
    for (const [index, pair] of pairs.entries())
      for (const q of [`kiran${index}x`, pair, `“kiran${index}x”`]) expect(await found(q)).toEqual([q, 1, 1]);
  });

  test("vowel signs, accents and numbers divide no word", async () => {
    await desk.send({ subject: "कपड़े ਲੁਧਿਆਣਾ café³ ½" });
    for (const [q, count] of [
      ["कपड़े", 1],
      ["ਲੁਧਿਆਣਾ", 1],
      ["café³", 1],
      ["½", 1],
      ["धियाणा", 0],
      ["ਧਿਆਣਾ", 0],
    ] as const)
      expect([q, (await admin.call("GET /api/search", { query: { q } })).body.messages.length]).toEqual([
        q,
        count,
      ]);
  });
});
