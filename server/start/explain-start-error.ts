import { listenError } from "../listen-error.ts";
import { OperatorError } from "../operator-error.ts";

/** What an operator reads when the server did not start: what is wrong and how to put it right. */
export function explainStartError(thrown: unknown): string {
  // The other listeners have explained theirs.
  const error = listenError(thrown, "");
  if (error instanceof OperatorError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  if (code === "ERR_SYSTEM_ERROR" && error.message.includes("uv_interface_addresses"))
    return `The addresses of this machine cannot be read (${error.message}). Under systemd, add AF_NETLINK to RestrictAddressFamilies, or set HOST to one address.`;
  return error.stack ?? error.message;
}
