/**
 * Asks Meena from the sources, without a build, and prints of each message the topic and her answer:
 * `npm run chat:ask -- "what does a trip cost" "and to Ambala?"`. Several messages are one conversation.
 */
import { readFileSync } from "node:fs";
import { noMemory } from "#server/features/chatbot/conversation/conversation-state.ts";
import type { EngineCall } from "#server/features/chatbot/dialogue/conversation.ts";
import { createEngine } from "#server/features/chatbot/engine.ts";
import { createClassifier, unpackModel } from "#server/features/chatbot/understand/classifier.ts";
import { knowledgeOfContent } from "#server/features/chatbot/understand/knowledge.ts";
import { ensureModel, modelFile } from "./model.ts";

const messages = process.argv.slice(2);
if (messages.length === 0) {
  console.error('Say what to ask: npm run chat:ask -- "what does a trip cost"');
  process.exit(1);
}

await ensureModel();
const engine = createEngine({
  knowledge: knowledgeOfContent(),
  openJobs: async () => [],
  rankTopics: createClassifier(unpackModel(readFileSync(modelFile))),
});

let memory = noMemory;
for (const message of messages) {
  const call: EngineCall = {
    now: new Date(),
    sendToTeam: async () => ({ reference: "GM-7K3F9Q" }),
    findPassedOn: async () => undefined,
  };
  const turn = await engine(message, memory, call);
  memory = turn.memory;
  console.log(`> ${message}\n[${turn.topic}, ${turn.outcome}]\n${turn.reply}\n`);
}
