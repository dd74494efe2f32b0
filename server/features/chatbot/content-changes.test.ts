import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { engineCall } from "#tests/support/engine-call.ts";
import { readRankTopics } from "#tests/support/meena-model.ts";
import { noMemory } from "./conversation/conversation-state.ts";

// Test files share their modules, and others have loaded the real rules.
beforeAll(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock("#content/en/rules.ts");
  vi.resetModules();
});

/** As if the owner had changed two figures of content/en/rules.ts, and nothing else. */
vi.mock("#content/en/rules.ts", async (original) => {
  const module = await original<typeof import("#content/en/rules.ts")>();
  const { rules } = module;
  return {
    ...module,
    rules: {
      ...rules,
      cancellation: { ...rules.cancellation, fee: { value: 85, unit: "rupees" } },
      price: { ...rules.price, range: { from: 150, to: 12_000, unit: "rupees" } },
    },
  };
});

test("a figure changed in content/en/rules.ts changes what Meena says in every language", async () => {
  const [{ createEngine }, { knowledgeOfContent }] = await Promise.all([
    import("./engine.ts"),
    import("./understand/knowledge.ts"),
  ]);
  const engine = createEngine({
    knowledge: knowledgeOfContent(),
    rankTopics: readRankTopics(),
    openJobs: async () => [],
  });
  const questions = [
    "what does cancelling cost",
    "cancel karne par kitna lagta hai",
    "रद्द करने पर कितना लगता है",
    "ਰੱਦ ਕਰਨ ਤੇ ਕਿੰਨੇ ਪੈਸੇ ਲੱਗਦੇ",
  ];
  const replyTo = async (question: string) => (await engine(question, noMemory, engineCall)).reply;
  for (const question of questions) expect(await replyTo(question)).toMatch(/₹85(?!\d)/);
  expect(await replyTo("price range")).toContain("₹150 and ₹12,000");
});
