import { expect, test } from "vitest";
import { noMemory } from "../conversation/conversation-state.ts";
import { joined, type Turn } from "./turn.ts";

function turnSaying(...paragraphs: readonly string[]): Turn {
  return {
    reply: paragraphs.join("\n\n"),
    outcome: "answered",
    sources: [],
    suggestions: [],
    memory: noMemory,
    topic: "complaint",
  };
}

test("two answers in one regret at the beginning, offer at the end, and say nothing twice", () => {
  const turns = [
    turnSaying("Sorry.", "Complain in writing.", "Shall I pass it on?"),
    turnSaying("Sorry.", "Call us.", "Shall I pass it on?"),
  ];
  expect(joined(turns, "Sorry.")?.reply.split("\n\n")).toEqual([
    "Sorry.",
    "Complain in writing.",
    "Call us.",
    "Shall I pass it on?",
  ]);
});

test("regret comes first, whichever answer has it", () => {
  const turns = [turnSaying("A refund takes a week."), turnSaying("Sorry.", "Complain in writing.")];
  expect(joined(turns, "Sorry.")?.reply).toBe("Sorry.\n\nA refund takes a week.\n\nComplain in writing.");
});

test("answers that are too long together are none", () => {
  expect(joined([turnSaying("a".repeat(700)), turnSaying("b".repeat(700))], "Sorry.")).toBeUndefined();
});

test("an answer that another holds already is not said again", () => {
  const turns = [
    turnSaying("Ask within a week. It takes a day."),
    turnSaying("It takes a day."),
    turnSaying("Call us."),
  ];
  expect(joined(turns, "Sorry.")?.reply.split("\n\n")).toEqual([
    "Ask within a week. It takes a day.",
    "Call us.",
  ]);
});

test("several answers name each of their topics whole, as they are read again", () => {
  const topics = ["company-cancels", "third-party-damage", "price-exact"];
  const turns = topics.map((topic) => ({ ...turnSaying(topic), topic }));
  expect(joined(turns, "Sorry.")?.topic.split("+")).toEqual(topics);
});
