import type { Queryable } from "../../database/database.ts";
import { lockoutMs, retentionMs, signInAttempts } from "../../limits.ts";
import { isoAfter } from "../../time/iso-time.ts";
import type { Vault } from "../../vault/vault.ts";

/** What wrong attempts are counted for. */
export interface LockoutRule {
  /** e.g. "account". */
  readonly scope: string;
  readonly value: string;
  /** The wrong attempt with this number locks, and each one after it. */
  readonly maxAttempts: number;
}

/**
 * What a wrong sign-in counts for.
 *
 * @param device the device of a right token. What strangers do must not lock out its owner, so only its own wrong
 * attempts count, whatever its address is.
 */
export function signInRules(email: string, ip: string, device: string | undefined): readonly LockoutRule[] {
  if (device !== undefined)
    return [{ scope: "device", value: `${email} ${device}`, maxAttempts: signInAttempts.device }];
  return [
    { scope: "account and ip", value: `${email} ${ip}`, maxAttempts: signInAttempts.accountAndIp },
    { scope: "account", value: email, maxAttempts: signInAttempts.account },
    { scope: "ip", value: ip, maxAttempts: signInAttempts.ip },
  ];
}

/**
 * What a wrong code or password counts for after the sign-in. It does not count for the sign-in's rules: a right
 * password resets those, so anyone who knows the password could guess codes without limit.
 */
export function ownRules(staffId: string, device?: string): readonly LockoutRule[] {
  const maxAttempts = signInAttempts.own;
  return device === undefined
    ? [{ scope: "own", value: staffId, maxAttempts }]
    : [{ scope: "own device", value: `${staffId} ${device}`, maxAttempts }];
}

/**
 * Counts an attempt before it is checked, so that attempts at the same moment cannot slip past the limit. After a right
 * attempt, `forgiveAttempts` removes the count.
 *
 * @returns 0 if the attempt is allowed, else the seconds to wait.
 */
export async function countAttempt(
  db: Queryable,
  vault: Vault,
  rules: readonly LockoutRule[],
  now: Date,
): Promise<number> {
  const known = await readFailures(db, vault, rules, now);
  const lockedMs = Math.max(0, ...known.map(({ lockedUntil }) => lockedUntil - now.getTime()));
  if (lockedMs > 0) return Math.ceil(lockedMs / 1000);
  for (const { key, maxAttempts, failures } of known) {
    const over = failures + 1 - maxAttempts;
    const lockMs = over < 0 ? 0 : Math.min(lockoutMs.longest, lockoutMs.first * 2 ** over);
    const row = {
      failures: failures + 1,
      locked_until: isoAfter(now, lockMs),
      last_failure_at: now.toISOString(),
    };
    await db
      .insertInto("desk_lockouts")
      .values({ key, ...row })
      .onConflict((conflict) => conflict.column("key").doUpdateSet(row))
      .execute();
  }
  return 0;
}

/**
 * Forgives wrong attempts after a right sign-in, password or code; an IP address keeps its attempts at other accounts.
 */
export async function forgiveAttempts(
  db: Queryable,
  vault: Vault,
  rules: readonly LockoutRule[],
): Promise<void> {
  for (const rule of rules) {
    const key = keyOf(vault, rule);
    if (rule.scope !== "ip") await db.deleteFrom("desk_lockouts").where("key", "=", key).execute();
    else
      await db
        .updateTable("desk_lockouts")
        .set((row) => ({ failures: row("failures", "-", 1) }))
        .set("locked_until", "")
        .where("key", "=", key)
        .execute();
  }
}

async function readFailures(db: Queryable, vault: Vault, rules: readonly LockoutRule[], now: Date) {
  const keys = rules.map((rule) => keyOf(vault, rule));
  const rows = await db.selectFrom("desk_lockouts").selectAll().where("key", "in", keys).execute();
  return rules.map(({ maxAttempts }, index) => {
    const row = rows.find(({ key }) => key === keys[index]);
    const isOld = row && now.getTime() - Date.parse(row.last_failure_at) > retentionMs.wrongSignIns;
    return {
      key: keys[index] as string,
      maxAttempts,
      failures: row && !isOld ? row.failures : 0,
      lockedUntil: row?.locked_until ? Date.parse(row.locked_until) : 0,
    };
  });
}

/** An HMAC, because mail and IP addresses are personal data. */
function keyOf(vault: Vault, { scope, value }: LockoutRule): string {
  return vault.hmac(`lockout ${scope}`, value);
}
