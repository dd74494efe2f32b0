import { createHash } from "node:crypto";
import type { Memory } from "./conversation-state.ts";

/** As many paragraphs are remembered; no answer has more. */
const maxParagraphs = 16;
/** Of a digest; the state that the visitor carries stays small. */
const digestLength = 6;

export function paragraphsOf(reply: string): string[] {
  return reply.split("\n\n");
}

/** What is remembered of an answer so that it is not told again. */
export function digestsOf(reply: string): string[] {
  return paragraphsOf(reply).slice(0, maxParagraphs).map(digestOf);
}

/** Whether the answer before told a paragraph, or left it out because the one before that had told it. */
export function wasTold(paragraph: string, { told }: Pick<Memory, "told">): boolean {
  return told?.includes(digestOf(paragraph)) === true;
}

function digestOf(paragraph: string): string {
  return createHash("sha256").update(paragraph).digest("base64url").slice(0, digestLength);
}
