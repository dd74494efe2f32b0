import { expect, test } from "vitest";
import { readRankTopics } from "#tests/support/meena-model.ts";
import { lastReply, type Said, talk, talkAsLearned } from "#tests/support/meena-talk.ts";
import { longestMatter } from "./hand-over.ts";

const routes: Said = ["between which cities do you drive", "route"];

test("what was meant instead is asked of the topic before", async () => {
  const inside = await lastReply(routes, ["no, I meant inside Delhi, from a shop to my home", "address"]);
  expect(inside).toMatch(/^Yes, we work in Delhi.*On Demand/s);
  expect(inside).not.toContain("named routes");
  expect(
    await lastReply(routes, ["nahi, mera matlab Bangalore ke andar, ghar se dukaan", "address"]),
  ).toContain("On Demand");
});

test("where no named route begins that is said, not only that we are there", async () => {
  expect(await lastReply(routes, ["what about from Bangalore", "route"])).toMatch(
    /^We work in Bangalore, but none of our named intercity routes/,
  );
});

test("what if it were otherwise is asked of the topic before", async () => {
  const limit: Said = ["8 cartons of 28 kg for Ace Plus?", "ace-plus"];
  const lighter = await lastReply(limit, ["what if 19 kg each", "ace-plus", "boxes", "fit"]);
  expect(lighter).toMatch(/^Yes: that is within the limits.*8 pieces: yes.*19 kg a piece: yes/s);
  expect(await lastReply(limit)).toContain("ground floor");
  expect(lighter).not.toContain("ground floor");
});

test("what is passed on holds all that was said of the trip, as far as there is room", async () => {
  const turns = await talk(
    ["Hello, we are a bakery and send cakes to our shops every day", "daily-contract"],
    ["From Panchkula to Mohali and Kharar, at 5 in the morning", "trip"],
    ["about 40 trays of 9 kg each, they must stay level", "boxes"],
    ["Do you also give a bill once a month?", "invoice"],
    ["pass it on, I am Kirat, 98140 55667", "leave-message"],
  );
  const reply = turns.at(-1)?.reply ?? "";
  for (const said of ["bakery", "Panchkula to Mohali", "40 trays", "once a month"])
    expect(reply).toContain(said);
  expect(turns.at(-1)?.memory.passedOn?.matter.length).toBeLessThanOrEqual(longestMatter);
});

test.each([
  ["what is the fee when I cancel late", "thx, r u a robot or what", "I am a program"],
  ["apni gaadi lagani hai aapke saath", "theek hai, customer app kahan se download karu", "play.google.com"],
  ["how long does a refund take", "ok great, and who founded the company", "Founding"],
])("what follows thanks may begin something else: %s, %s", async (first, second, fact) => {
  const [, turn] = await talkAsLearned(readRankTopics(), first, second);
  expect(turn?.reply.toLowerCase()).toContain(fact.toLowerCase());
});

test("the page is that of the service that the talk is about", async () => {
  const way: Said = ["do you go from Mohali to Delhi", "route"];
  expect(await lastReply(way, ["how do I pay", "pay"], ["on which page is all this", "navigation"])).toMatch(
    /\/service\/intercity/,
  );
  expect(await lastReply(["how do I pay", "pay"], ["on which page is all this", "navigation"])).toMatch(
    /\/service\/on-demand/,
  );
});

test("what a message names is told though it was told before, beside what is new", async () => {
  const paid: Said = ["pay now or after the trip", "pay-on-demand"];
  expect(await lastReply(paid, ["what about cash", "pay"])).toContain("cash");
});
