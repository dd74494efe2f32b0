import { emailSchema } from "#contract/desk/common.ts";
import type { InvitationLink } from "#contract/desk/people.ts";
import { type Role, roles } from "#contract/desk/roles.ts";
import { defaultDesk } from "#server/config.ts";
import { connectExisting } from "#server/database/connect.ts";
import { commandBudgetMs, retryWhileBusy } from "#server/database/retry-while-busy.ts";
import { createPasswordLink, endSecondFactor, inviteToDesk } from "#server/desk/accounts/staff.changes.ts";
import { findStaffByEmail } from "#server/desk/accounts/staff.repository.ts";
import { type Change, changeIn } from "#server/desk/changes/changes.plugin.ts";
import { httpAddress } from "#server/http/http-address.ts";
import { OperatorError } from "#server/operator-error.ts";
import type { Command, GivenArguments } from "./command.ts";

export const deskInviteCommand: Command = {
  name: "desk invite",
  usage: "<mail> [--role admin|sales|hr|viewer]",
  summary: `prints a one-time link by which somebody joins the desk, as an admin unless --role says otherwise
For somebody who can sign in already it is a link for a new password, and it removes a lost second factor.`,
  takes: [1, 1],
  options: { role: { type: "string" } },
  run: invite,
};

async function invite({ config, arguments: [address = ""], options }: GivenArguments): Promise<void> {
  const email = emailSchema.safeParse(address).data;
  if (email === undefined) throw new OperatorError(`${address} is no mail address.`);
  const role = (options.role ?? "admin") as Role;
  if (!roles.includes(role)) throw new OperatorError(`The role must be one of ${roles.join(", ")}.`);
  const settings = config();
  const database = await connectExisting(settings);
  try {
    const { kysely } = database;
    const link = await retryWhileBusy(database, commandBudgetMs, () =>
      kysely
        .transaction()
        .execute((transaction) =>
          changeIn(transaction, null, new Date(), (change) => linkFor(change, email, role)),
        ),
    );
    const { host, port } = settings.desk ?? defaultDesk;
    console.log(httpAddress(host, port) + link.path);
    console.log(
      `It works once, until ${link.expiresAt}. Behind a proxy put the desk's public address before the path.`,
    );
  } finally {
    await database.close();
  }
}

async function linkFor(change: Change, email: string, role: Role): Promise<InvitationLink> {
  const staff = await findStaffByEmail(change.transaction, email);
  if (!staff) return inviteToDesk(change, { email, name: null, role }, "command");
  if (staff.active !== 1)
    throw new OperatorError(`${email} was dismissed. An admin can take them back on the desk.`);
  await endSecondFactor(change, staff.id);
  return createPasswordLink(change, staff, "command");
}
