import { expect, test } from "vitest";
import { talkAsLearned } from "#tests/support/meena-talk.ts";
import type { RankTopics } from "../understand/classifier.ts";
import { bucketOf } from "../understand/features.ts";

/** The paragraphs that answer a message: each part of it has the topic of its word, and all of it these topics alike. */
async function answerTo(message: string, topics: Readonly<Record<string, string>>): Promise<string[]> {
  const rankTopics: RankTopics = (features) => {
    const named = Object.keys(topics).filter((word) => features.includes(bucketOf(`w${word}`)));
    return named.map((word) => ({ topic: topics[word] ?? "", probability: 1 / named.length }));
  };
  const [turn] = await talkAsLearned(rankTopics, message);
  return turn?.reply.split("\n\n") ?? [];
}

test.each([
  ["What would a van cost? And who pays for waiting?", /^I don’t know how long a driver waits/],
  ["Gaadi ka kiraya (cost) kya hai? Aur waiting ka kitna lagega?", /^Driver kitni der bina charge/],
  ["गाड़ी का किराया (cost) क्या है? और waiting का कितना लगेगा?", /^ड्राइवर कितनी देर/],
  ["ਗੱਡੀ ਦਾ ਕਿਰਾਇਆ (cost) ਕੀ ਹੈ? ਅਤੇ waiting ਦਾ ਕਿੰਨਾ ਲੱਗੇਗਾ?", /^ਡਰਾਈਵਰ ਬਿਨਾਂ ਪੈਸੇ/],
  ["Gaddi da kiraya (cost) ki hai? Te waiting da kinna lagega?", /^Driver bina paise/],
])(
  "what anybody is told of the price stands behind what is particular, in short: %s",
  async (message, first) => {
    const [waiting, price, ...more] = await answerTo(message, { cost: "price", waiting: "waiting" });
    expect(waiting).toMatch(first);
    expect(price).toContain("₹100");
    expect(price).not.toContain("\n");
    expect(more).toEqual([]);
  },
);

test("a vehicle that nobody described a load for is asked for, behind what is answered, and the fleet is not listed", async () => {
  const answer = await answerTo("Which truck for my fridge? And will the driver help with unloading?", {
    truck: "fit",
    unloading: "loading-help",
  });
  expect(answer.join("\n\n")).not.toContain("load bed");
  expect(answer.at(-1)).toMatch(/^Tell me the weight and size of your load/);
});

test("whether a load fits stands before how it is packed", async () => {
  const answer = await answerTo("How is a mirror to be wrapped? Does 8 x 4 feet go in?", {
    wrapped: "packing-advice",
    feet: "fit",
  });
  expect(answer[0]).toMatch(/^The Euler is enough for this load/);
});

test("beside another answer a topic tells what leads, one short sentence more, and one way to go on", async () => {
  const alone = await answerTo("Do you cover breakage?", { breakage: "damage-sum" });
  expect(alone.join()).toContain("No fixed sum is stated");
  const beside = await answerTo("How are glasses packed? And do you cover breakage?", {
    packed: "packing-advice",
    breakage: "damage-sum",
  });
  expect(beside.join()).toContain("We are liable, as per law");
  expect(beside.join()).not.toContain("No fixed sum is stated");
});

test("what is passed on to the team need not be written to them as well", async () => {
  const answer = await answerTo("Your driver was rude today. Let me talk to somebody.", {
    rude: "rude-driver",
    somebody: "person",
  });
  expect(answer[0]).toBe("I am sorry about this.");
  expect(answer.join("\n\n")).not.toContain("/contact-us");
  expect(answer.at(-1)).toMatch(/What is your name\?/);
});
