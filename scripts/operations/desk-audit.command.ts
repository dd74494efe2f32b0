import { verifyAuditLog } from "#server/audit-log/audit-log.repository.ts";
import { connectExisting } from "#server/database/connect.ts";
import { OperatorError } from "#server/operator-error.ts";
import type { Command, GivenArguments } from "./command.ts";

export const deskAuditCommand: Command = {
  name: "desk audit",
  usage: "",
  summary: "computes the desk's audit log again and says if an entry was changed or is missing",
  options: {},
  run: audit,
};

async function audit({ config }: GivenArguments): Promise<void> {
  const database = await connectExisting(config());
  try {
    const { intact, entries, brokenAt } = await verifyAuditLog(database.readOnly);
    if (!intact)
      throw new OperatorError(
        `The audit log is broken at entry ${brokenAt}; the ${entries} before it are intact.`,
      );
    console.log(`The audit log is intact: ${entries} entries.`);
  } finally {
    await database.close();
  }
}
