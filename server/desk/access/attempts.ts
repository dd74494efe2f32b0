import type { Database } from "../../database/connect.ts";
import { HttpError } from "../../http/errors/http-error.ts";
import type { Vault } from "../../vault/vault.ts";
import type { MakeChange } from "../changes/changes.plugin.ts";
import { deskMessages } from "../desk-messages.ts";
import { findStaff } from "../staff/staff.repository.ts";
import { countAttempt, forgiveAttempts, type LockoutRule, ownRules } from "./lockouts.ts";
import { isPassword } from "./passwords.ts";

export interface AttemptDependencies {
  readonly database: Database;
  readonly vault: Vault;
  readonly change: MakeChange;
}

/** @throws HttpError 429 while attempts of this kind are locked. */
export async function beginAttempt(
  { change, vault }: AttemptDependencies,
  rules: readonly LockoutRule[],
): Promise<void> {
  const seconds = await change(null, ({ transaction, now }) => countAttempt(transaction, vault, rules, now));
  if (seconds > 0)
    throw new HttpError(429, deskMessages.locked(seconds), { headers: { "retry-after": String(seconds) } });
}

/**
 * Asks a signed-in person for the password again.
 *
 * @throws HttpError 403 when it is wrong, 429 after too many wrong ones.
 */
export async function confirmPassword(
  dependencies: AttemptDependencies,
  staffId: string,
  password: string,
): Promise<void> {
  const rules = ownRules(staffId);
  await beginAttempt(dependencies, rules);
  const staff = await findStaff(dependencies.database.kysely, staffId);
  if (!(await isPassword(password, staff?.password_hash ?? "")))
    throw new HttpError(403, deskMessages.wrongPassword, { field: "password" });
  await dependencies.change(null, ({ transaction }) =>
    forgiveAttempts(transaction, dependencies.vault, rules),
  );
}
