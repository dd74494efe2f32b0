import { z } from "zod";
import type { ModelSettings } from "../../../config.ts";

/**
 * Asks a language model, and resolves with its text, trimmed. Rejects when the answer is late, long or broken; the error
 * repeats nothing of it.
 *
 * @param format "json_object" asks for JSON instead of prose
 */
export type ChatModel = (instructions: string, message: string, format?: "json_object") => Promise<string>;

/** The window in the browser waits 30 s; one message may ask the model twice. */
const timeoutMs = 4_000;
/** In bytes; a longer answer is not read to its end. */
const longestBody = 64 * 1024;

const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/** A model with the OpenAI interface. */
export function createChatModel({ url, key, name }: ModelSettings): ChatModel {
  return async (instructions, message, format) => {
    const response = await fetch(url, {
      method: "POST",
      signal: AbortSignal.timeout(timeoutMs),
      redirect: "error",
      headers: {
        "content-type": "application/json",
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({
        model: name,
        temperature: 0,
        ...(format && { response_format: { type: format } }),
        messages: [
          { role: "system", content: instructions },
          { role: "user", content: message },
        ],
      }),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`The chat model answered ${response.status}.`);
    }
    const completion = completionSchema.safeParse(parseJson(await readBody(response)));
    if (!completion.success) throw new Error("The chat model's answer is no chat completion.");
    return completion.data.choices[0]?.message.content.trim() ?? "";
  };
}

/** Undefined if it is no JSON: the error of `JSON.parse` would quote what the model said. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The body as text, up to a bound. */
async function readBody(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > longestBody) throw new Error("The chat model's answer is too long.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
