import { describe, expect, test } from "vitest";
import { meenaAsks } from "#content/en/meena/asks.ts";
import { rules } from "#content/en/rules.ts";
import { site } from "#content/en/site.ts";
import { formatRupees } from "#content/format/english.ts";
import { engineCall } from "#tests/support/engine-call.ts";
import { readRankTopics } from "#tests/support/meena-model.ts";
import { type Memory, noMemory } from "../conversation/conversation-state.ts";
import { createEngine } from "../engine.ts";
import { topics } from "../topics/all-topics.ts";
import { knowledgeOfContent } from "../understand/knowledge.ts";

const knowledge = knowledgeOfContent();
const rankTopics = readRankTopics();
const engine = createEngine({ knowledge, rankTopics, openJobs: async () => [] });
/** Doubts whatever it is asked. */
const doubtful = createEngine({
  knowledge,
  openJobs: async () => [],
  rankTopics: () => [
    { topic: "refund-time", probability: 0.3 },
    { topic: "cancel", probability: 0.3 },
    { topic: "none", probability: 0.05 },
  ],
});
const unclear = "brlmpf zorbing flibber";

test("of two topics that are near each other she asks which one is meant, as lines and as buttons", async () => {
  const { reply, outcome, suggestions, memory } = await doubtful(unclear, noMemory, engineCall);
  const [question, otherwise] = reply.split("\n\n");
  expect(question).toBe(
    `Which of these do you mean?\n1. ${meenaAsks["refund-time"]}\n2. ${meenaAsks.cancel}`,
  );
  expect(otherwise).toContain(site.phones[0]);
  expect(outcome).toBe("asked");
  expect(suggestions).toEqual([meenaAsks["refund-time"], meenaAsks.cancel, "Talk to a person"]);
  expect(memory.offered).toEqual(["refund-time", "cancel"]);
});

test.each([[["discount"]], [["discount", "cancel"]]])(
  "of what may be none of hers she says so before she asks back %j",
  async (options) => {
    const rather = createEngine({
      knowledge,
      openJobs: async () => [],
      rankTopics: () => [
        { topic: "none", probability: 0.45 },
        ...options.map((topic) => ({ topic, probability: 0.2 })),
      ],
    });
    const { reply, outcome } = await rather(unclear, noMemory, engineCall);
    const [opening, ...lines] = reply.split("\n\n")[0]?.split("\n") ?? [];
    expect(opening).toBe(knowledge.words.en.sentences.ratherNone);
    expect(lines).toEqual(options.map((topic, index) => `${index + 1}. ${meenaAsks[topic]}`));
    expect(outcome).toBe("asked");
  },
);

test("who picks no option goes on with the matter all the same", async () => {
  const seen: (string | undefined)[] = [];
  const reader = createEngine({
    knowledge,
    openJobs: async () => [],
    rankTopics: () => [
      { topic: "assured", probability: 0.4 },
      { topic: "same-day", probability: 0.4 },
    ],
  });
  const asked = await reader(unclear, noMemory, engineCall);
  seen.push(asked.memory.topic);
  const next = await reader("hm, the one with the messages I mean by that", asked.memory, engineCall);
  seen.push(next.memory.topic);
  expect(seen).toEqual([undefined, "assured"]);
});

test("she never asks back twice in a row", async () => {
  const { memory } = await doubtful(unclear, noMemory, engineCall);
  const next = await doubtful("wug plimp flibber", memory, engineCall);
  expect(next.outcome).toBe("unknown");
  expect(next.memory.offered).toBeUndefined();
});

describe("of several topics one of which is ahead", () => {
  const meenaReading = (...topics: (readonly [string, number])[]) =>
    createEngine({
      knowledge,
      openJobs: async () => [],
      rankTopics: () => topics.map(([topic, probability]) => ({ topic, probability })),
    });
  const leaning = meenaReading(["hours", 0.5], ["cancel", 0.2], ["toll", 0.1], ["blog", 0.01]);

  test.each([
    ["zorbing, what is that", "en"],
    ["zorbing ka kya hota hai batao", "hi-Latn"],
    ["वो क्या होता है बताइए", "hi"],
    ["zorbing da ki hunda aa dasso ji", "pa-Latn"],
    ["ਉਹ ਕੀ ਹੁੰਦਾ ਹੈ ਦੱਸੋ ਜੀ", "pa"],
  ] as const)("she tells it, with the others as lines and as buttons: %s", async (message, language) => {
    const { reply, outcome, suggestions, memory, topic } = await leaning(message, noMemory, engineCall);
    const { asks, sentences } = knowledge.words[language];
    const [answer, ...lines] = reply.split("\n\n").map((paragraph) => paragraph.split("\n"));
    expect(answer?.join()).toContain(knowledge.facts.phones);
    expect(lines).toEqual([[sentences.otherwise, `1. ${asks.cancel}`, `2. ${asks.toll}`]]);
    expect(suggestions.slice(0, 2)).toEqual([asks.cancel, asks.toll]);
    expect({ topic, outcome, language: memory.language }).toEqual({
      topic: "hours",
      outcome: "answered",
      language,
    });
  });

  test.each(["2", "the second one", "dusra wala", meenaAsks.toll ?? ""])(
    "%s picks one of the others for the question before",
    async (pick) => {
      const { memory } = await leaning(unclear, noMemory, engineCall);
      const { topic, reply, memory: after } = await engine(pick, memory, engineCall);
      expect(topic).toBe("toll");
      expect(reply).not.toContain(knowledge.words.en.sentences.otherwise);
      expect(after.offered).toBeUndefined();
    },
  );

  test.each([1, 2])("nothing is offered twice in a row, not even behind %i", async (others) => {
    const all = [["hours", 0.4] as const, ["cancel", 0.3] as const, ["toll", 0.2] as const];
    const { memory } = await meenaReading(...all.slice(0, 1 + others))(unclear, noMemory, engineCall);
    expect(memory.offered).toHaveLength(others);
    for (const next of [leaning, doubtful]) {
      const turn = await next("wug plimp flibber", memory, engineCall);
      expect(turn.memory.offered).toBeUndefined();
    }
  });

  test("of words that she does not know she asks, as nothing is ahead by them", async () => {
    const { topic } = await leaning("ਟਠਡ ਢਣਤ", noMemory, engineCall);
    expect(topic).toBe("ask-back");
  });

  test("a person is no guess: she would ask for a name", async () => {
    const { topic, memory } = await meenaReading(["person", 0.5], ["hours", 0.3])(
      unclear,
      noMemory,
      engineCall,
    );
    expect(topic).toBe("ask-back");
    expect(memory.handOver).toBeUndefined();
  });

  test("an offer to pass the matter on stays the end", async () => {
    const trouble = meenaReading(["damage", 0.5], ["failed", 0.24]);
    const { reply } = await trouble(unclear, noMemory, engineCall);
    const { otherwise, offerPerson } = knowledge.words.en.sentences;
    expect(reply.split("\n\n").slice(-2)).toEqual([`${otherwise}\n1. ${meenaAsks.failed}`, offerPerson]);
  });
});

describe("what is picked is answered", () => {
  const offering: Memory = { ...noMemory, said: ["is it 5 minutes"], offered: ["refund-time", "cancel"] };
  test.each([
    ["2", "cancel"],
    ["the second one", "cancel"],
    ["the first one please", "refund-time"],
    ["pehla wala", "refund-time"],
    ["dusri", "cancel"],
    ["दूसरा वाला", "cancel"],
    ["ਪਹਿਲਾ", "refund-time"],
    ["What a refund takes, how long?", "refund-time"],
    [meenaAsks.cancel ?? "", "cancel"],
  ])("%s", async (reply, topic) => {
    expect((await engine(reply, offering, engineCall)).topic).toBe(topic);
  });

  test.each(["2nd", "2nd one", "second option", "number 2", "2 batao", "do number"])("%s", async (reply) => {
    expect((await engine(reply, offering, engineCall)).topic).toBe("cancel");
  });

  test.each(["2 sofas", "2 boys", "2 minutes", "last mile delivery?", "one more question", "bata do"])(
    "a number in a remark picks nothing: %s",
    async (remark) => {
      const rankTopics = () => [{ topic: "hours", probability: 0.8 }];
      const elsewhere = createEngine({ knowledge, openJobs: async () => [], rankTopics });
      expect(offering.offered).not.toContain((await elsewhere(remark, offering, engineCall)).topic);
    },
  );

  test.each(["3", "5", "9", "third one", "number 4", "7 please"])(
    "a number beyond the list shows it again: %s",
    async (beyond) => {
      const { reply, memory } = await engine(beyond, offering, engineCall);
      expect(reply).toContain(`\n2. ${meenaAsks.cancel}`);
      expect(memory.offered).toEqual(offering.offered);
    },
  );

  test("an ordinal in a question of its own picks nothing", async () => {
    const rankTopics = () => [{ topic: "refund-deadline", probability: 0.95 }];
    const sure = createEngine({ knowledge, openJobs: async () => [], rankTopics });
    expect((await sure("maangne ki last date?", offering, engineCall)).topic).toBe("refund-deadline");
  });

  test("another question is a question of its own", async () => {
    const turn = await engine("what is the range of the JEM", offering, engineCall);
    expect(turn.reply).toContain("180 km");
  });
});

test("every topic that may be asked back has its short question in every language, and no other", () => {
  const small = ["greet thanks bye how-are-you bot help praise yes no stop abuse repeat orders"];
  const refused = [
    "errand errand-book errand-cancel errand-refund personal promise do-not-share language off-topic trip",
  ];
  const never = new Set([...small, ...refused].flatMap((line) => line.split(" ")));
  const expected = topics.filter(({ id }) => !never.has(id));
  for (const [language, { asks }] of Object.entries(knowledge.words)) {
    const missing = expected.filter(({ id }) => asks[id] === undefined).map(({ id }) => id);
    expect(missing, language).toEqual([]);
  }
});

test("what she offered goes before what is as likely, if the next question is unclear", async () => {
  const ranked = (...topics: (readonly [string, number])[]) =>
    createEngine({
      knowledge,
      openJobs: async () => [],
      rankTopics: () => topics.map(([topic, probability]) => ({ topic, probability })),
    });
  const asking = ranked(["route", 0.3], ["several-stops", 0.2]);
  const { memory } = await asking(unclear, noMemory, engineCall);
  const unclearNext = ranked(["return-load", 0.34], ["several-stops", 0.32], ["boxes", 0.3]);
  const next = await unclearNext("Can both be done at once?", memory, engineCall);
  expect(next.topic).toBe("several-stops");
  expect(next.memory.offersPerson, "she is not sure").toBe(true);
  const doubted = ranked(["return-load", 0.27], ["boxes", 0.2], ["none", 0.5]);
  const none = await doubted("Is it dear?", memory, engineCall);
  expect(none.topic).not.toBe("return-load");
});

test("who asks of the price in the course of a trip is told of it, whatever else is told", async () => {
  const lowest = formatRupees(rules.price.range.from);
  const trip = await createEngine({
    knowledge,
    openJobs: async () => [],
    rankTopics: () => [{ topic: "house-move", probability: 1 }],
  })("shift my room to Sector 15", noMemory, engineCall);
  const lost = createEngine({
    knowledge,
    openJobs: async () => [],
    rankTopics: () => [{ topic: "none", probability: 0.9 }],
  });
  const cheaper = await lost("my friend takes the table, will the price go down", trip.memory, engineCall);
  expect(cheaper.reply).toContain(lowest);
  const gold = await lost("what is the gold price today", trip.memory, engineCall);
  expect(gold.reply).not.toContain(lowest);
});
