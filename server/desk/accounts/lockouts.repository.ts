import { minuteMs } from "#contract/durations.ts";
import type { Queryable } from "../../database/connect.ts";
import { wrongSignInsKeptMs } from "../../housekeeping/retention-rules.ts";
import { isoAfter } from "../../time/durations.ts";
import type { Vault } from "../../vault/vault.ts";

/** The subject that wrong attempts are counted for. */
export interface LockoutRule {
  /** e.g. "account". */
  readonly scope: string;
  readonly value: string;
  /** How many wrong attempts are free. */
  readonly free: number;
}

const firstLockMs = 30_000;
const longestLockMs = 15 * minuteMs;

/**
 * What a sign-in counts for. The pair of account and IP address is locked first. An account alone allows more, so that
 * a stranger who knows its mail address does not keep its owner out.
 */
export function signInRules(email: string, ip: string): readonly LockoutRule[] {
  return [
    { scope: "account and ip", value: `${email} ${ip}`, free: 5 },
    { scope: "account", value: email, free: 20 },
    { scope: "ip", value: ip, free: 20 },
  ];
}

/** For codes and for passwords that a signed-in colleague enters again. */
export function ownRules(staffId: string): readonly LockoutRule[] {
  return [{ scope: "own", value: staffId, free: 5 }];
}

/**
 * Counts an attempt before it is checked, so that attempts at the same moment cannot slip past the limit. A right one
 * is forgiven afterwards.
 *
 * @returns 0 if it may be tried, else the seconds to wait.
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
  for (const { key, free, failures } of known) {
    const over = failures + 1 - free;
    const lockMs = over < 0 ? 0 : Math.min(longestLockMs, firstLockMs * 2 ** over);
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

/** Deletes an account's failed attempts after a correct sign-in. The IP address keeps those for other accounts. */
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
  return rules.map(({ free }, index) => {
    const row = rows.find(({ key }) => key === keys[index]);
    const isOld = row && now.getTime() - Date.parse(row.last_failure_at) > wrongSignInsKeptMs;
    return {
      key: keys[index] as string,
      free,
      failures: row && !isOld ? row.failures : 0,
      lockedUntil: row?.locked_until ? Date.parse(row.locked_until) : 0,
    };
  });
}

/** Mail and IP addresses are personal data, so the database gets an HMAC of them. */
function keyOf(vault: Vault, { scope, value }: LockoutRule): string {
  return vault.hmac(`lockout ${scope}`, value);
}
