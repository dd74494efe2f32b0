import { timingSafeEqual } from "node:crypto";
import { deviceMs } from "../../limits.ts";
import type { Vault } from "../../vault/vault.ts";
import { newToken } from "./tokens.ts";

/**
 * A token that proves a full sign-in of this account in this browser, for `deviceMs`. It opens nothing: wrong sign-ins
 * with it count apart from strangers' (OWASP's "device cookie"). The server stores none of them.
 */
export function createDeviceToken(vault: Vault, email: string, now: Date): string {
  const device = `${now.getTime() + deviceMs}.${newToken()}`;
  return `${device}.${sign(vault, email, device)}`;
}

/** The device that a token names; undefined when it is forged, expired, or that of another account. */
export function readDeviceToken(vault: Vault, email: string, token: string, now: Date): string | undefined {
  const end = token.lastIndexOf(".");
  const device = token.slice(0, end);
  const given = Buffer.from(token.slice(end + 1));
  const expected = Buffer.from(sign(vault, email, device));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return Number.parseInt(device, 10) > now.getTime() ? device : undefined;
}

function sign(vault: Vault, email: string, device: string): string {
  return vault.hmac("device", `${email} ${device}`);
}
