import { expect, test } from "vitest";
import { noMemory } from "../conversation/conversation-state.ts";
import type { RankedTopic } from "../understand/classifier.ts";
import { knowledgeOfContent } from "../understand/knowledge.ts";
import { featuresOfMessage } from "../understand/message-features.ts";
import { createUnderstanding } from "../understand/understand.ts";
import { decide } from "./decide.ts";
import { createMessageReader, isClosing } from "./read-message.ts";

const ranked = (shares: Readonly<Record<string, number>>): RankedTopic[] =>
  Object.entries(shares).map(([topic, probability]) => ({ topic, probability }));

test("when it is not clear which part of the refund's rules is meant, all of them are told", () => {
  const shares = { "refund-time": 0.35, "refund-cases": 0.3, refund: 0.2, none: 0.05 };
  expect(decide(ranked(shares), false)).toEqual({ kind: "answer", topic: "refund" });
});

test("a part that is clear is answered by itself", () => {
  const shares = { "refund-time": 0.8, "refund-cases": 0.1, refund: 0.05 };
  expect(decide(ranked(shares), false)).toEqual({ kind: "answer", topic: "refund-time" });
});

test("topics that nothing covers together are asked back for", () => {
  const shares = { "refund-time": 0.4, cancel: 0.4 };
  expect(decide(ranked(shares), false).kind).toBe("ask-back");
});

test("a fourth that is no idle one is listed as well", () => {
  const shares = { toll: 0.3, cancel: 0.28, track: 0.2, hours: 0.1, "toll-amount": 0.005 };
  expect(decide(ranked(shares), false)).toEqual({
    kind: "ask-back",
    topics: ["toll", "cancel", "track", "hours"],
  });
});

test("one that is ahead of the others is told, with those below it that are no idle ones", () => {
  const shares = { toll: 0.4, cancel: 0.25, track: 0.2, hours: 0.02, "toll-amount": 0.005 };
  expect(decide(ranked(shares), false)).toEqual({ kind: "likeliest", topics: ["toll", "cancel", "track"] });
  // Right after options nothing is offered again.
  expect(decide(ranked(shares), true)).toEqual({ kind: "unsure", topic: "toll" });
  expect(decide(ranked({ ...shares, toll: 0.2, cancel: 0.15 }), false).kind).toBe("ask-back");
});

test("trouble is told as a guess only where it has twice as much as the next", () => {
  expect(decide(ranked({ damage: 0.45, toll: 0.2 }), false).kind).toBe("likeliest");
  expect(decide(ranked({ damage: 0.45, toll: 0.25 }), false).kind).toBe("ask-back");
});

test("what may be none of hers is not simply asked back for", () => {
  const shares = { toll: 0.4, none: 0.3, "toll-amount": 0.2 };
  expect(decide(ranked(shares), false)).toEqual({ kind: "decline", topics: ["toll", "toll-amount"] });
});

test("what is more likely none of hers, or only refused, is declined without options", () => {
  const declined = { kind: "decline", topics: [] };
  expect(decide(ranked({ none: 0.55, toll: 0.15, "toll-amount": 0.15 }), false)).toEqual(declined);
  expect(decide(ranked({ none: 0.35, personal: 0.2, toll: 0.15, track: 0.15 }), false)).toEqual(declined);
});

test("a topic that has a fifth of everything is listed, however likely none of hers is", () => {
  const listed = { kind: "decline", topics: ["toll"] };
  expect(decide(ranked({ none: 0.75, toll: 0.22 }), false)).toEqual(listed);
  expect(decide(ranked({ none: 0.75, toll: 0.18 }), false)).toEqual(listed);
});

test("so is one that has most of what none of hers leaves, but not what only asks for something of others", () => {
  const unlisted = { kind: "decline", topics: [] };
  expect(decide(ranked({ none: 0.85, toll: 0.07 }), false)).toEqual({ kind: "decline", topics: ["toll"] });
  expect(decide(ranked({ none: 0.85, toll: 0.05, track: 0.05 }), false)).toEqual(unlisted);
  expect(decide(ranked({ none: 0.92, toll: 0.07 }), false)).toEqual(unlisted);
  expect(decide(ranked({ none: 0.85, "other-company": 0.12 }), false)).toEqual(unlisted);
});

const { vocabularies, vehicles, places } = knowledgeOfContent();
const understand = createUnderstanding(vocabularies, vehicles, places);

/** A clause is sure of its topic; by the third member it may be clear as well. */
type Clause = readonly [text: string, topic: string, probability?: number];

/** What is made of a message whose clauses are read as told, each after the one before. */
function reading(
  clauses: readonly Clause[],
  whole: Readonly<Record<string, number>>,
  joint = ", ",
  memory = noMemory,
) {
  const question = understand(clauses.map(([text]) => text).join(joint), "en", true);
  const keyOf = (text: string, before?: string) =>
    featuresOfMessage(understand(text, "en", true), before).join();
  const readings = new Map([[keyOf(question.text, memory.topic), ranked(whole)]]);
  clauses.forEach(([text, topic, probability = 0.85], index) => {
    const shares = ranked({ [topic]: probability, hours: 1 - probability });
    readings.set(keyOf(text, clauses[index - 1]?.[1] ?? memory.topic), shares);
    readings.set(keyOf(text), shares);
  });
  const reader = createMessageReader((features) => readings.get(features.join()) ?? [], understand);
  return reader.read(question, memory, false);
}

/** The topics that are asked of it. */
function topicsAskedIn(...message: Parameters<typeof reading>): string[] {
  return reading(...message).parts.sure.map(({ topic }) => topic);
}

const charged = ["i was charged twice for one trip", "double-charge"] as const;

test("two clauses are two questions if the whole message speaks of both", () => {
  const howLong = ["how long till the money is back", "refund-time"] as const;
  const asked = topicsAskedIn([charged, howLong], { "refund-time": 0.6, "double-charge": 0.3 });
  expect(asked).toEqual(["refund-time", "double-charge"]);
});

test("what a story only mentions is no question", () => {
  const mentioned = ["my brother drives a truck for them", "driver-work"] as const;
  expect(topicsAskedIn([charged, mentioned], { "double-charge": 0.9 })).toEqual(["double-charge"]);
});

test("but a clause that is clear by itself is answered, though it does not ask, if a tenth of the whole is about it", () => {
  const clear = ["my brother drives a truck for them", "driver-work", 0.95] as const;
  const both = topicsAskedIn([charged, clear], { "double-charge": 0.8, "driver-work": 0.12 });
  expect(both).toEqual(["double-charge", "driver-work"]);
  expect(topicsAskedIn([charged, clear], { "double-charge": 0.9 })).toEqual(["double-charge"]);
});

test("what is only refused is no part beside what is asked", () => {
  const abuse = ["you useless people", "abuse"] as const;
  expect(topicsAskedIn([charged, abuse], { "double-charge": 0.5, abuse: 0.4 })).toEqual(["double-charge"]);
});

test("of more than two parts those are asked that weigh most in the whole", () => {
  const asked = topicsAskedIn(
    [
      ["i write for a paper", "press"],
      ["who founded you", "founders"],
      ["how old is the firm", "years"],
    ],
    { founders: 0.5, years: 0.4, press: 0.05 },
  );
  expect(asked).toEqual(["founders", "years"]);
});

const parade = ["our troupe has forty drums for the parade", "price-exact"] as const;
const whichVehicle = ["which of your vans takes them", "fit"] as const;

test("a story is not answered beside a question, unless the whole message is about it", () => {
  expect(topicsAskedIn([parade, whichVehicle], { fit: 0.5, "price-exact": 0.1 })).toEqual(["fit"]);
  expect(topicsAskedIn([parade, whichVehicle], { fit: 0.5, "price-exact": 0.3 })).toHaveLength(2);
});

test("what is asked comes before a story, however much the whole message is about that", () => {
  const asked = topicsAskedIn([parade, whichVehicle], { fit: 0.2, "price-exact": 0.7 });
  expect(asked).toEqual(["fit", "price-exact"]);
});

test("a sure question decides nothing where the whole message leaves several topics open", () => {
  const doubt = { fit: 0.4, "price-exact": 0.15, fleet: 0.3 };
  expect(reading([parade, whichVehicle], doubt).decision).toEqual(decide(ranked(doubt), false));
  const near = { ...doubt, fit: 0.15, booking: 0.3 };
  expect(reading([parade, whichVehicle], near).decision.kind).toBe("ask-back");
});

test("a question of hers beside a matter of somebody else's is answered", () => {
  const elsewhere = ["my cousin plays the trumpet in a band", "none"] as const;
  const decision = { kind: "answer", topic: "fit" };
  expect(reading([elsewhere, whichVehicle], { none: 0.95 }, " and ").decision).toEqual(decision);
  const nothingAsked = ["his band came by van", "fit"] as const;
  expect(reading([elsewhere, nothingAsked], { none: 0.95 }, " and ").decision.kind).toBe("decline");
});

test("a few words behind what is surely none of hers ask for that: the form of a subsidy is no form of hers", () => {
  const subsidy = ["what subsidy does the government give on a rickshaw", "none"] as const;
  const form = ["where is the form", "apply"] as const;
  expect(reading([subsidy, form], { none: 0.99 }, " and ").decision.kind).toBe("decline");
  expect(reading([subsidy, form], { none: 0.9 }, " and ").decision.kind).toBe("answer");
});

test("a place beside another is no question of its own", () => {
  const liable = ["who is liable between mohali", "legal"] as const;
  const place = ["jaipur", "route"] as const;
  expect(topicsAskedIn([liable, place], { legal: 0.6, route: 0.3 }, " and ")).not.toContain("route");
});

test("what none of the parts says by itself is what the whole is about", () => {
  const paid = ["is that app paid", "trackk"] as const;
  const perVan = ["how much for a van", "price"] as const;
  const whole = { "trackk-own-fleet": 0.8, price: 0.04 };
  expect(topicsAskedIn([paid, perVan], whole, " and ")).toEqual([]);
  expect(reading([paid, perVan], whole, " and ").decision).toEqual({
    kind: "answer",
    topic: "trackk-own-fleet",
  });
  expect(topicsAskedIn([paid, perVan], { ...whole, trackk: 0.15 }, " and ")).toHaveLength(2);
});

test.each([
  ["leave it", true],
  ["chalo chhodo", true],
  ["leave it, have you got an office in delhi", false],
  ["leave it at the gate", false],
])("%s closes a matter: %s", (text, isClosed) => {
  expect(isClosing({ text, concepts: new Set() })).toBe(isClosed);
});
