import { expect, test } from "vitest";
import { meenaAsks } from "#content/en/meena/asks.ts";
import { talkAsLearned } from "#tests/support/meena-talk.ts";
import type { RankTopics } from "../understand/classifier.ts";
import { bucketOf } from "../understand/features.ts";

/** Takes a message for the first topic, and what holds the word for the second as well. */
function reading(topic: string, word: string, second: string, share: number): RankTopics {
  return (features) =>
    features.includes(bucketOf(`w${word}`))
      ? [
          { topic, probability: 1 - share },
          { topic: second, probability: share },
        ]
      : [{ topic, probability: 1 }];
}

const message = "We have two stops in town, will he stand there while my boys unload?";

test("a second wish that the answer passes over is offered below it, and picked by its number", async () => {
  const [told, picked] = await talkAsLearned(reading("route", "stand", "waiting", 0.25), message, "1");
  expect(told?.topic).toBe("route");
  expect(told?.reply).toMatch(new RegExp(`“${RegExp.escape(meenaAsks.waiting ?? "")}”. Say “yes”[^\n]*$`));
  expect(told?.suggestions[0]).toBe(meenaAsks.waiting);
  expect(picked?.topic).toBe("waiting");
});

test("a single option is taken by a yes", async () => {
  const [, picked] = await talkAsLearned(reading("route", "stand", "waiting", 0.25), message, "yes please");
  expect(picked?.topic).toBe("waiting");
});

test("what the answer tells already is not offered", async () => {
  const shared = "Can my sister follow it, or will he stand there?";
  const [told] = await talkAsLearned(reading("track-share", "stand", "track", 0.25), shared);
  expect(told?.topic).toBe("track-share");
  expect(told?.memory.offered).toBeUndefined();
});

test("of topics with the same answer only the likeliest is offered", async () => {
  const ranked = [
    { topic: "route", probability: 0.7 },
    { topic: "price-exact", probability: 0.15 },
    { topic: "price", probability: 0.15 },
  ];
  const [told] = await talkAsLearned(() => ranked, message);
  expect(told?.memory.offered).toEqual(["price-exact"]);
});

test("less likely ones are not", async () => {
  const [told] = await talkAsLearned(reading("route", "stand", "waiting", 0.05), message);
  expect(told?.memory.offered).toBeUndefined();
});

test("who is told that she is sorry is not asked to choose", async () => {
  const [told] = await talkAsLearned(reading("rude-driver", "stand", "waiting", 0.25), message);
  expect(told?.topic).toBe("rude-driver");
  expect(told?.memory.offered).toBeUndefined();
});

test("nothing is offered twice in a row", async () => {
  const turns = await talkAsLearned(
    reading("route", "stand", "waiting", 0.25),
    message,
    `And then? ${message}`,
  );
  expect(turns.map(({ memory }) => memory.offered)).toEqual([["waiting"], undefined]);
});
