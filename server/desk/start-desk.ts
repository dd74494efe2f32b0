import type { AddressInfo } from "node:net";
import { formatAmount } from "#content/format/english.ts";
import { hourMs } from "#contract/durations.ts";
import type { DeskListener } from "../config.ts";
import { httpAddress } from "../http/http-address.ts";
import { linkMs } from "../limits.ts";
import { listenError } from "../listen-error.ts";
import { inviteToDesk } from "./accounts/staff.changes.ts";
import { countActiveAdmins } from "./accounts/staff.repository.ts";
import { buildDesk } from "./desk-app.ts";
import type { DeskDependencies } from "./desk-dependencies.ts";

export interface RunningDesk {
  /**
   * Tells the operator where the desk is. While there is no admin, each call stores a new one-time link for the first
   * one, so call it when nothing else can stop the start.
   */
  describe(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/**
 * Starts the desk on its own listener. If the default port is taken, perhaps by another process's desk, the site starts
 * without a desk.
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
    return { describe: async () => [line], close: async () => {} };
  }
  const address = httpAddress(host, (desk.server.address() as AddressInfo).port);
  async function describe(): Promise<readonly string[]> {
    const line = `The desk for staff is at ${address}`;
    if ((await countActiveAdmins(dependencies.database.kysely)) > 0) return [line];
    const invitee = { email: null, name: null, role: "admin" } as const;
    const link = await desk.change(null, (change) => inviteToDesk(change, invitee, "start"));
    const lifetime = formatAmount({ value: linkMs.password / hourMs, unit: "hours" });
    return [line, `Open this link within ${lifetime} to become its first admin: ${address}${link.path}`];
  }
  return { describe, close: () => desk.close() };
}
