import type { FastifyRequest } from "fastify";
import { formSignalsHeader, honeypotField, readFormSignals } from "#contract/form-signals.ts";
import type { QuarantineReason } from "#contract/quarantine.ts";
import { shortestFormMs } from "../limits.ts";

/**
 * Why a call may be spam, or undefined. Spam is stored and answered like anything else, and then set aside. A call
 * without form signals is not suspected: programs may call too.
 */
export function quarantineReasonOfCall({
  headers,
}: Pick<FastifyRequest, "headers">): QuarantineReason | undefined {
  const header = headers[formSignalsHeader.toLowerCase()];
  const signals = typeof header === "string" ? readFormSignals(header) : undefined;
  if (!signals) return undefined;
  if (signals.isHoneypotFilled) return "trap";
  return signals.ms < shortestFormMs ? "haste" : undefined;
}

/**
 * Why a form that was sent without scripts may be spam, or undefined. It has the honeypot alone: its document is built
 * long before a visitor opens it, so nobody knows how long the form was open.
 */
export function quarantineReasonOfPost(
  fields: Readonly<Record<string, unknown>>,
): QuarantineReason | undefined {
  return (fields[honeypotField] ?? "") === "" ? undefined : "trap";
}
