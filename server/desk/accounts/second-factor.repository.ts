import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { encode } from "uqr";
import { site as company } from "#content/en/site.ts";
import type { SecondFactorOffer } from "#contract/desk/session.ts";
import type { Queryable } from "../../database/database.ts";
import { rewrapTable } from "../../master-key/rotate-key.ts";
import type { Vault } from "../../vault/vault.ts";
import { tokenHash } from "./tokens.ts";

const periodSeconds = 30;
const secretBytes = 20;
const recoveryCodeCount = 10;

/** Stores a new secret, which counts once its first code is confirmed. */
export async function offerSecondFactor(
  db: Queryable,
  vault: Vault,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<SecondFactorOffer> {
  const secret = new Secret({ size: secretBytes });
  const row = { ...vault.seal(recordId(id), secret.base32), confirmed_at: null, last_step: 0 };
  await db
    .insertInto("desk_second_factors")
    .values({ staff_id: id, ...row })
    .onConflict((conflict) => conflict.column("staff_id").doUpdateSet(row))
    .execute();
  const uri = totp(secret, email).toString();
  return { secret: secret.base32, uri, qr: qrPath(uri) };
}

/**
 * Whether this is an unused code of the colleague's app. The codes before and after the current one are accepted too,
 * because clocks differ.
 */
export async function acceptCode(
  db: Queryable,
  vault: Vault,
  staffId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom("desk_second_factors")
    .selectAll()
    .where("staff_id", "=", staffId)
    .executeTakeFirst();
  if (!row || !/^\d{6}$/.test(code)) return false;
  const secret = Secret.fromBase32(vault.unseal(recordId(staffId), row));
  const delta = totp(secret, "").validate({ token: code, timestamp: now.getTime(), window: 1 });
  if (delta === null) return false;
  const step = Math.floor(now.getTime() / 1000 / periodSeconds) + delta;
  const { numUpdatedRows } = await db
    .updateTable("desk_second_factors")
    .set({ last_step: step, confirmed_at: row.confirmed_at ?? now.toISOString() })
    .where("staff_id", "=", staffId)
    .where("last_step", "<", step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export function confirmedFactors(db: Queryable) {
  return db
    .selectFrom("desk_second_factors")
    .select(["staff_id", "confirmed_at"])
    .where("confirmed_at", "is not", null);
}

/** Whether signing in takes a code. */
export async function hasSecondFactor(db: Queryable, staffId: string): Promise<boolean> {
  const factor = await confirmedFactors(db).where("staff_id", "=", staffId).executeTakeFirst();
  return factor !== undefined;
}

/** Whether this is one of the colleague's recovery codes. A right code is used up. */
export async function acceptRecoveryCode(db: Queryable, staffId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("desk_recovery_codes")
    .where("code_hash", "=", recoveryCodeHash(staffId, code))
    .where("staff_id", "=", staffId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Replaces the recovery codes. They can be shown only now: the database has their hashes. */
export async function replaceRecoveryCodes(db: Queryable, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    (randomBytes(10).toString("hex").match(/.{5}/g) ?? []).join("-"),
  );
  await db.deleteFrom("desk_recovery_codes").where("staff_id", "=", staffId).execute();
  await db
    .insertInto("desk_recovery_codes")
    .values(codes.map((code) => ({ staff_id: staffId, code_hash: recoveryCodeHash(staffId, code) })))
    .execute();
  return codes;
}

export async function removeSecondFactor(db: Queryable, staffId: string): Promise<void> {
  await db.deleteFrom("desk_second_factors").where("staff_id", "=", staffId).execute();
  await db.deleteFrom("desk_recovery_codes").where("staff_id", "=", staffId).execute();
}

/** Wraps the secrets' keys under a new master key. */
export const rewrapSecondFactors = rewrapTable("desk_second_factors", "staff_id", recordId);

function recordId(staffId: string): string {
  return `second factor ${staffId}`;
}

function recoveryCodeHash(staffId: string, code: string): string {
  return tokenHash(`${staffId} ${code.toLowerCase().replace(/[^0-9a-f]/g, "")}`);
}

function totp(secret: Secret, email: string): TOTP {
  return new TOTP({ issuer: `${company.name} desk`, label: email, secret, digits: 6, period: periodSeconds });
}

/** The dark squares of a QR code as an SVG path, with a margin of four squares. */
function qrPath(text: string): SecondFactorOffer["qr"] {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return { size, path };
}
