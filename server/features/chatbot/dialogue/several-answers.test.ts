import { expect, test } from "vitest";
import { rules } from "#content/en/rules.ts";
import { site } from "#content/en/site.ts";
import { formatRupees } from "#content/format/english.ts";
import { talkAsLearned } from "#tests/support/meena-talk.ts";
import { noMemory } from "../conversation/conversation-state.ts";
import type { RankTopics } from "../understand/classifier.ts";
import { bucketOf } from "../understand/features.ts";
import { withWaysOnce } from "./way-asked.ts";

const [phone = ""] = site.phones;

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
    expect(price).toContain(formatRupees(rules.price.range.from));
    expect(price).not.toContain("\n");
    expect(more).toEqual([]);
    expect(price).not.toContain(phone);
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
  expect(answer[0]).toMatch(/^By size the Euler is enough/);
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

test.each([
  ["Ask our team: 1, 2.\n\nAsk our team whether we come there: 1, 2.", "Ask our team whether we come there."],
  ["Ask our team: 1, 2.\n\nAsk our team before you book it: 1, 2, a@b. Then go.", "a@b. Then go."],
  ["Ask our team: 1, 2, a@b.\n\nटीम से पूछ लीजिए कि कब: 1, 2 या a@b।", "टीम से पूछ लीजिए कि कब।"],
  ["Ask our team: 1, 2, a@b.\n\nOur phone numbers: 1, 2.", "Our phone numbers: 1, 2."],
  ["Ask our team: 1, 2, a@b.\n\n- You may phone all of us: 1, 2.", "all of us: 1, 2."],
])("a phone is told once, unless a line is there to tell it, or the email as well: %j", (reply, end) => {
  const turn = {
    reply,
    outcome: "answered",
    sources: [],
    suggestions: [],
    memory: noMemory,
    topic: "",
  } as const;
  const once = withWaysOnce(turn, { phones: "1, 2", email: "a@b" }).reply;
  expect(once.slice(-end.length)).toBe(end);
  expect(once).toMatch(/^Ask our team: 1, 2/);
});

test("a question with no matter of its own asks of the story before it", async () => {
  const topics = { sacks: "damage", pay: "unpaid" };
  const rankTopics: RankTopics = (features) => {
    const isOf = (word: string) => features.includes(bucketOf(`w${word}`));
    const topic = isOf("sacks") ? topics.sacks : topics.pay;
    return [{ topic, probability: 1 }];
  };
  const [story] = await talkAsLearned(rankTopics, "Your man left my sacks in the rain. Who will pay me?");
  expect(story?.topic).toBe("damage");
  const [asked] = await talkAsLearned(rankTopics, "Can you take sacks? Who will pay me?");
  expect(asked?.topic).toContain("unpaid");
});

test("what is asked stands before a story, though nothing is stated on it", async () => {
  const topics = { house: "house-move", waiting: "waiting" };
  const answer = await answerTo(
    "We leave our house on Sunday. How long may we keep a driver waiting?",
    topics,
  );
  expect(answer[0]).toMatch(/^I don’t know how long a driver waits/);
  expect(answer[1]).toMatch(/^Our team will confirm if we can move your home/);
});

test("whom to write to about a matter is told with the matter, not before it", async () => {
  const rankTopics: RankTopics = (features) => [
    { topic: features.includes(bucketOf("wvendor")) ? "vendor-audit" : "contact", probability: 1 },
  ];
  const [turn] = await talkAsLearned(rankTopics, "We need your vendor form signed. Whom do I mail?");
  expect(turn?.topic).toBe("vendor-audit");
  expect(turn?.reply).toContain(site.email);
});

test("what flies gets none of our own vehicles", async () => {
  const answer = await answerTo("Can you bring a 90 kg spindle from Pune by air?", { air: "air" });
  expect(answer.join()).toMatch(/^Air Freight/);
  expect(answer.join()).not.toContain("Tata Ace");
});

test("which vehicle takes a thing stands before how far it goes", async () => {
  const answer = await answerTo("An almirah 6.5 ft tall from Mohali to Ambala, which vehicle?", {
    almirah: "fit",
  });
  expect(answer[0]).toMatch(/^By size the Eicher is enough/);
  expect(answer.join()).toContain("45 km by road");
});

test("who asks for the rate of a contract hears first who agrees it", async () => {
  const answer = await answerTo("Vehicles on contract, what is the monthly rate?", {
    contract: "daily-contract",
  });
  expect(answer[0]).toMatch(/^Rate, payment, minimum trips/);
});

test("what is kept cold is no other vehicle", async () => {
  const answer = await answerTo("Ice cream must not melt, is there a fridge vehicle? And is it insulated?", {
    melt: "perishable",
    insulated: "other-vehicle",
  });
  expect(answer.join()).not.toContain("Tata Ace");
});

test("of goods that go abroad nothing is told that holds for our own trips", async () => {
  const answer = await answerTo("Sweets for my sister in London? How long does it take?", {
    sister: "international",
    take: "arrival",
  });
  expect(answer).toHaveLength(1);
  expect(answer[0]).toMatch(/^Our own vehicles run in India/);
});

test("a list that stands beside another answer is what a number is asked of", async () => {
  const topics = { vehicles: "fleet", paper: "press", range: "vehicle-facts" };
  const rankTopics: RankTopics = (features) => {
    const named = Object.entries(topics).filter(([word]) => features.includes(bucketOf(`w${word}`)));
    return named.map(([, topic]) => ({ topic, probability: 1 / named.length }));
  };
  const turns = await talkAsLearned(
    rankTopics,
    "Which vehicles do you run? And whom may I ask for my paper?",
    "What is the range of the second one?",
  );
  expect(turns.map(({ topic }) => topic)).toEqual(["fleet+press", "vehicle-facts"]);
  expect(turns.at(-1)?.reply).toMatch(/^The Euler/);
});
