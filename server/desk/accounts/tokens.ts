import { createHash, randomBytes } from "node:crypto";

/** A secret of 256 random bits, for a cookie or a link. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What the database keeps of a token. A fast hash is enough: the token is too random to be guessed. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
