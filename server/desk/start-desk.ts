import type { AddressInfo } from "node:net";
import { formatAmount } from "#content/format/english.ts";
import { hourMs } from "#contract/durations.ts";
import type { DeskListener } from "../config.ts";
import { httpAddress } from "../http-address.ts";
import { linkMs } from "../limits.ts";
import { listenError } from "../listen-error.ts";
import { inviteToDesk } from "./accounts/staff.changes.ts";
import { countActiveAdmins } from "./accounts/staff.repository.ts";
import { buildDesk } from "./desk-app.ts";
import type { DeskDependencies } from "./desk-dependencies.ts";

export interface RunningDesk {
  /** For the operator: where the desk is, and the link for the first admin. */
  readonly lines: readonly string[];
  close(): Promise<void>;
}

/**
 * Starts the desk on its own listener. While there is no admin, each start makes a new one-time link. If the default
 * port is taken, perhaps by another process's desk, the site starts without a desk.
 *
 * @throws OperatorError when the settings name a port that is taken.
 */
export async function startDesk(
  dependencies: DeskDependencies,
  listener: DeskListener,
): Promise<RunningDesk> {
  const desk = await buildDesk(dependencies);
  const { host, port, isPortSet } = listener;
  try {
    await desk.listen({ host, port });
  } catch (error) {
    await desk.close();
    const isDefaultTaken = !isPortSet && (error as NodeJS.ErrnoException).code === "EADDRINUSE";
    if (!isDefaultTaken) throw listenError(error, "DESK_");
    const line = `The desk is not started: Port ${port} on ${host} is taken. Set DESK_PORT to another.`;
    return { lines: [line], close: async () => {} };
  }
  const { port: actual } = desk.server.address() as AddressInfo;
  const address = httpAddress(host, actual);
  const lines = [`The desk for staff is at ${address}`];
  if ((await countActiveAdmins(dependencies.database.kysely)) === 0) {
    const invitee = { email: null, name: null, role: "admin" } as const;
    const link = await desk.change(null, (change) => inviteToDesk(change, invitee, "start"));
    const lifetime = formatAmount({ value: linkMs.password / hourMs, unit: "hours" });
    lines.push(`Open this link within ${lifetime} to become its first admin: ${address}${link.path}`);
  }
  return { lines, close: () => desk.close() };
}
