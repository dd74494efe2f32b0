import { vi } from "vitest";
import type { ChatReply } from "#contract/chat.ts";
import type { Job } from "#contract/jobs.ts";
import { sampleJobs } from "#server/database/migrations/0002-jobs-and-applicants.ts";
import { engineCall } from "#tests/support/engine-call.ts";
import { readRankTopics } from "#tests/support/meena-model.ts";
import type { Case } from "../chat-eval/case.ts";
import { type ReplacedTables, replaceTables } from "./replace-tables.ts";

const openJobs: readonly Job[] = sampleJobs
  .filter(({ status }) => status === "Open")
  .map(({ id, title, city, status }) => ({ _id: id, title, city, status }));

/** Meena with replaced tables: her answer to each turn of a case, and the case with the expected figures. */
export async function meenaWith(tables: ReplacedTables) {
  vi.resetModules();
  replaceTables(tables);
  const [{ createEngine }, { knowledgeOfContent }, { noMemory }, { fillIn }] = await Promise.all([
    import("#server/features/chatbot/engine.ts"),
    import("#server/features/chatbot/understand/knowledge.ts"),
    import("#server/features/chatbot/conversation/conversation-state.ts"),
    import("../chat-eval/facts.ts"),
  ]);
  const engine = createEngine({
    rankTopics: readRankTopics(),
    knowledge: knowledgeOfContent(),
    openJobs: async () => openJobs,
  });
  async function converse({ turns }: Case): Promise<ChatReply[]> {
    const answers: ChatReply[] = [];
    let memory = noMemory;
    for (const { say } of turns) {
      const { reply, outcome, sources, ...turn } = await engine(say, memory, engineCall);
      memory = turn.memory;
      answers.push({ reply, outcome, sources: [...sources], state: "" });
    }
    return answers;
  }
  return { converse, fillIn };
}
