import { OperatorError } from "./operator-error.ts";

/** What begins the names of a listener's settings: the site's are HOST and PORT. */
type SettingPrefix = "" | "DESK_" | "METRICS_";

/** @returns why a listener cannot use its address and which setting to change; any other error as it is. */
export function listenError(error: unknown, prefix: SettingPrefix): unknown {
  const { code, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  if (code === "EADDRINUSE")
    return new OperatorError(
      `Port ${port} on ${address} is taken. Stop what uses it or set ${prefix}PORT to another.`,
    );
  if (code === "EACCES" && port)
    return new OperatorError(
      `Port ${port} may not be used by this user. Set ${prefix}PORT to 1024 or above.`,
    );
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    const named = address ?? `in ${prefix}HOST`;
    return new OperatorError(
      `The address ${named} is not one of this machine's. Set ${prefix}HOST to 127.0.0.1 or 0.0.0.0.`,
    );
  }
  return error;
}
