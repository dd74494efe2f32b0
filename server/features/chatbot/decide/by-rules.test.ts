import { describe, expect, test } from "vitest";
import { engineCall } from "#tests/support/engine-call.ts";
import { readRankTopics } from "#tests/support/meena-model.ts";
import { noMemory } from "../conversation-state.ts";
import { createEngine } from "../engine.ts";
import { knowledgeOfContent } from "../knowledge.ts";

const engine = createEngine({
  knowledge: knowledgeOfContent(),
  rankTopics: readRankTopics(),
  openJobs: async () => [],
});
const outcomeOf = async (message: string) => (await engine(message, noMemory, engineCall)).outcome;

describe("a word of the site does not make a question one of the site", () => {
  test.each([
    "blood sugar range",
    "gas range cleaning",
    "dumbbell 10 kg",
    "mohali ivy hospital",
    "दिल्ली में बारिश",
    "book it now for me",
    "range rover price",
    "what is the range of an iphone signal",
    "when will it rain",
    "how much is a flight to delhi",
    "how to become a singer",
    "pichle customer ne kitne diye",
    "कल छुट्टी है क्या",
    "पेट कैसे कम करें",
    "which truck company is best in india",
    "how do i get a truck driving licence",
  ])("%s is not answered", async (message) =>
    expect(["unknown", "refused"]).toContain(await outcomeOf(message)),
  );

  test.each([
    "range",
    "payload capacity",
    "cement in the eicher, how many kg",
    "500 kg cement kis gadi mein",
    "9 foot ka pipe",
    "mohali",
    "what does this chat save on my laptop",
    "shop in mohali, do you deliver there",
  ])("%s is answered", async (message) => expect(await outcomeOf(message)).toBe("answered"));
});
