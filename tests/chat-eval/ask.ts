import { apiPaths } from "#contract/api-paths.ts";
import { type ChatReply, chatReplySchema } from "#contract/chat.ts";
import type { Case } from "./case.ts";

/** The call of a message, as the widget makes it. */
export function callOf(message: string, sessionId: string, state = "") {
  return {
    method: "POST",
    path: apiPaths.chatbot,
    headers: { "content-type": "application/json", "x-session-id": sessionId },
    body: JSON.stringify({ message, sessionId, state }),
  } as const;
}

/** Holds a conversation in a session of its own. Undefined stands for a turn that got no valid reply. */
export async function converse(origin: string, entry: Case): Promise<(ChatReply | undefined)[]> {
  const answers: (ChatReply | undefined)[] = [];
  let state = "";
  for (const { say } of entry.turns) {
    const { path, ...call } = callOf(say, `web-${entry.id}`, state);
    const response = await fetch(origin + path, call);
    const body: unknown = await response.json().catch(() => undefined);
    const answer = response.ok ? chatReplySchema.safeParse(body).data : undefined;
    state = answer?.state ?? "";
    answers.push(answer);
  }
  return answers;
}
