import { OperatorError } from "../operator-error.ts";

/** What an operator reads when the server did not start: what is wrong and how to put it right. */
export function explainStartError(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  if (code === "EADDRINUSE")
    return `Port ${port} on ${address} is taken. Stop what uses it or set PORT to another.`;
  if (code === "EACCES" && port)
    return `Port ${port} may not be used by this user. Set PORT to 1024 or above.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return `The address ${address ?? "in HOST"} is not one of this machine's. Set HOST to 127.0.0.1 or 0.0.0.0.`;
  }
  if (code === "ERR_SYSTEM_ERROR" && error.message.includes("uv_interface_addresses"))
    return `The addresses of this machine cannot be read (${error.message}). Under systemd, add AF_NETLINK to RestrictAddressFamilies, or set HOST to one address.`;
  return error.stack ?? error.message;
}
