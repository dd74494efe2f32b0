import { apiPaths } from "#contract/api-paths.ts";
import type { ContactFields } from "#contract/site-build.ts";
import { apiAddress } from "./origin.ts";

/** What became of a contact message, in the terms of the specification's error catalogue. */
export type ContactOutcome =
  | { readonly kind: "sent"; readonly reference?: string | undefined }
  /** A success status, but not 201. */
  | { readonly kind: "not-accepted" }
  /** An error status; `message` is the server's, if it gave one. */
  | { readonly kind: "refused"; readonly message?: string | undefined }
  | { readonly kind: "no-response" }
  | { readonly kind: "unexpected" };

/** How long an answer may take, in milliseconds. Slow phones on patchy networks need their time. */
const patience = 30_000;

/**
 * Sends a contact message. Never throws.
 *
 * @param key the same for every attempt to send the same message, so that none is stored twice.
 */
export async function sendContactMessage(fields: ContactFields, key: string): Promise<ContactOutcome> {
  try {
    const response = await fetch(apiAddress(apiPaths.contact), {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(patience),
    });
    if (response.status === 201) return { kind: "sent", reference: await readText(response, "reference") };
    if (response.ok) return { kind: "not-accepted" };
    return { kind: "refused", message: await readText(response, "message") };
  } catch (error) {
    return { kind: isLackOfAnswer(error) ? "no-response" : "unexpected" };
  }
}

/** One text of a JSON answer. The status counts whatever the body is, so a broken one is no failure. */
async function readText(response: Response, name: string): Promise<string | undefined> {
  try {
    const value: unknown = (await response.json())?.[name];
    return typeof value === "string" && value !== "" ? value : undefined;
  } catch {
    return undefined;
  }
}

/** `fetch` reports a broken network as a TypeError and our own time limit as a TimeoutError. */
function isLackOfAnswer(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof DOMException && error.name === "TimeoutError");
}
