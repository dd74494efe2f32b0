import { timingSafeEqual } from "node:crypto";
import { deviceMs } from "../../limits.ts";
import type { Vault } from "../../vault/vault.ts";
import type { StaffAccount } from "./staff.repository.ts";
import { newToken } from "./tokens.ts";

/** What a token is signed for. When one of them changes, all devices of the account end. */
export type DeviceOwner = Pick<StaffAccount, "id" | "password_hash" | "second_factor_at">;

/**
 * A token that proves a full sign-in of this account in this browser, for `deviceMs`. It opens nothing: wrong sign-ins
 * with it count apart from strangers' (OWASP's "device cookie"). The server stores none of them.
 *
 * @param earlier the browser's token. A browser stays the same device: each device has attempts of its own.
 */
export function createDeviceToken(vault: Vault, owner: DeviceOwner, earlier: string, now: Date): string {
  const device = readDeviceToken(vault, owner, earlier, now) ?? newToken();
  const signed = `${now.getTime() + deviceMs}.${device}`;
  return `${signed}.${sign(vault, owner, signed)}`;
}

/** The device that a token names; undefined when it is forged, expired, ended or that of another account. */
export function readDeviceToken(
  vault: Vault,
  owner: DeviceOwner,
  token: string,
  now: Date,
): string | undefined {
  const end = token.lastIndexOf(".");
  const signed = token.slice(0, end);
  const given = Buffer.from(token.slice(end + 1));
  const expected = Buffer.from(sign(vault, owner, signed));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const [expiresAt, device] = signed.split(".");
  return Number(expiresAt) > now.getTime() ? device : undefined;
}

function sign(vault: Vault, owner: DeviceOwner, signed: string): string {
  return vault.hmac("device", `${owner.id} ${owner.password_hash} ${owner.second_factor_at} ${signed}`);
}
