import type { ApiPath } from "#contract/api-paths.ts";
import { type FormSignals, formSignalsHeader, writeFormSignals } from "#contract/form-signals.ts";
import { callApi } from "./call-api.ts";

/** The result of the call that sends a form, in the terms of the specification's error catalogue. */
export type CallResult =
  /** 201. `answer` is the body, if it was readable. */
  | { readonly kind: "accepted"; readonly answer: unknown }
  /** A success status, but not 201. */
  | { readonly kind: "not-accepted" }
  /** An error status. `message` is the server's, if it gave one; `field` the one at fault, if it named one. */
  | {
      readonly kind: "refused";
      readonly status: number;
      readonly message: string | undefined;
      readonly field: string | undefined;
    }
  | { readonly kind: "no-response" }
  | { readonly kind: "unexpected" };

/**
 * Sends a form's fields as JSON. Never throws.
 *
 * @param key the same for every attempt to send the same fields, so that nothing is stored twice.
 * @param signals sent as a header, because the payload is the specification's.
 */
export async function submitJson(
  path: ApiPath,
  fields: object,
  key: string,
  signals: FormSignals,
): Promise<CallResult> {
  const post = (signal?: AbortSignal) =>
    callApi(path, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Idempotency-Key": key,
        [formSignalsHeader]: writeFormSignals(signals),
      },
      body: JSON.stringify(fields),
      ...(signal && { signal }),
    });
  try {
    const response = await post();
    const { status, ok } = response;
    if (status === 201) return { kind: "accepted", answer: await readJson(response, () => askAgain(post)) };
    if (ok) return { kind: "not-accepted" };
    const answer = await readJson(response);
    return { kind: "refused", status, message: textIn(answer, "message"), field: textIn(answer, "field") };
  } catch (error) {
    // A page that is left cancels its calls and may run on for a moment, without another task: that is no result.
    await new Promise((resolve) => setTimeout(resolve));
    return { kind: isLackOfAnswer(error) ? "no-response" : "unexpected" };
  }
}

/**
 * For a 201 whose body broke off: a repeat with the same key has the same reference. Waits less than for the first
 * answer, since the visitor waits to hear of a message that is stored.
 */
async function askAgain(post: (signal: AbortSignal) => Promise<Response>): Promise<unknown> {
  const response = await post(AbortSignal.timeout(5_000)).catch(() => undefined);
  return response?.status === 201 ? readJson(response) : undefined;
}

/** The text of this name in an answer; undefined if there is none, or only blanks. */
export function textIn(answer: unknown, name: string): string | undefined {
  const value = (answer as Readonly<Record<string, unknown>> | null | undefined)?.[name];
  return typeof value === "string" && value.trim() !== "" ? value : undefined;
}

/**
 * The status decides, so an unreadable body is no failure.
 *
 * @param onBreak reads it in another way if the connection broke within it.
 */
async function readJson(response: Response, onBreak?: () => Promise<unknown>): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    return isLackOfAnswer(error) ? onBreak?.() : undefined;
  }
}

/** `fetch` reports a broken network as a TypeError and our own time limit as a TimeoutError. */
function isLackOfAnswer(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof DOMException && error.name === "TimeoutError");
}
