import type { FastifyRequest } from "fastify";
import { formSignalsHeader, honeypotField, readFormSignals } from "#contract/form-signals.ts";
import type { QuarantineReason } from "../../database/tables.ts";

/** Nobody reads a form, fills it in and sends it within this, in milliseconds; not even with a draft or autofill. */
const shortestMs = 2_000;

/**
 * Why what a call brings may be spam, if it may: it is then set aside, and stored and answered like anything else. A call
 * that tells nothing of a form is not doubted: programs may call too.
 */
export function doubtAboutCall(request: Pick<FastifyRequest, "headers">): QuarantineReason | undefined {
  const header = request.headers[formSignalsHeader.toLowerCase()];
  const signals = typeof header === "string" ? readFormSignals(header) : undefined;
  if (!signals) return undefined;
  if (signals.isHoneypotFilled) return "trap";
  return signals.ms < shortestMs ? "haste" : undefined;
}

/**
 * The same of a form that was sent without scripts: it has the trap alone, since its document is made long before it is
 * opened.
 */
export function doubtAboutPost(body: unknown): QuarantineReason | undefined {
  const sent = (body ?? {}) as Readonly<Record<string, unknown>>;
  return Object.hasOwn(sent, honeypotField) && sent[honeypotField] !== "" ? "trap" : undefined;
}
