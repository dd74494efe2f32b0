import { apiPaths } from "#contract/api-paths.ts";
import type { ChatRequest } from "#contract/chat.ts";
import { callApi } from "./call-api.ts";

/** The outcome of a message, in the terms of the specification's error catalogue. */
export type ChatCallResult =
  /** A success status; `text` is the whole body, whatever it contains. */
  | { readonly kind: "answered"; readonly text: string }
  | { readonly kind: "refused"; readonly status: number }
  | { readonly kind: "unreachable" };

/**
 * `state` is the one of the last answer, sent back unchanged. null stands for none: the specification's body always
 * has three keys, and JSON.stringify leaves out an undefined one.
 */
export type ChatMessageSent = Omit<ChatRequest, "state"> & { readonly state: unknown };

/** Sends a message to Meena. Never throws; an aborted call counts as unreachable. */
export async function askMeena(message: ChatMessageSent, signal: AbortSignal): Promise<ChatCallResult> {
  try {
    const response = await callApi(apiPaths.chatbot, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Session-Id": message.sessionId },
      body: JSON.stringify(message),
      signal,
    });
    if (!response.ok) return { kind: "refused", status: response.status };
    return { kind: "answered", text: await response.text() };
  } catch {
    return { kind: "unreachable" };
  }
}
