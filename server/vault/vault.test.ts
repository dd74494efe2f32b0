import { expect, test } from "vitest";
import { createVault, type SealedText, VaultError } from "./vault.ts";

const vault = createVault(Buffer.alloc(32, 1));
const number = "999941057058";

/** Changes one bit of a part at a place. */
function tamper(sealed: SealedText, part: "wrapped_key" | "sealed", at: number): SealedText {
  const bytes = Buffer.from(sealed[part], "base64");
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  return { ...sealed, [part]: bytes.toString("base64") };
}

test("opens what it sealed, for any text", () => {
  for (const text of [number, "", "ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ 🚚", "x".repeat(10_000)]) {
    expect(vault.unseal("a", vault.seal("a", text))).toBe(text);
  }
});

test("seals the same text differently each time, and reveals nothing of it", () => {
  const first = vault.seal("a", number);
  const second = vault.seal("a", number);
  expect(first.sealed).not.toBe(second.sealed);
  expect(first.wrapped_key).not.toBe(second.wrapped_key);
  const bytes = Buffer.concat([
    Buffer.from(first.sealed, "base64"),
    Buffer.from(first.wrapped_key, "base64"),
    Buffer.from(first.key_id),
  ]);
  expect(bytes.includes(number)).toBe(false);
});

test("refuses sealed data with any single bit changed", () => {
  const sealed = vault.seal("a", number);
  for (const part of ["wrapped_key", "sealed"] as const) {
    const { length } = Buffer.from(sealed[part], "base64");
    for (let at = 0; at < length; at++) {
      expect(() => vault.unseal("a", tamper(sealed, part, at)), `${part} ${at}`).toThrow(VaultError);
    }
  }
  expect(() => vault.unseal("a", { ...sealed, sealed: "" })).toThrow(VaultError);
  expect(() => vault.unseal("a", { ...sealed, sealed: sealed.sealed.slice(0, 20) })).toThrow(VaultError);
});

test("refuses one record's text, or key, in the place of another's", () => {
  const a = vault.seal("a", number);
  const b = vault.seal("b", "123412341234");
  expect(() => vault.unseal("b", a)).toThrow(/does not belong to its record/);
  expect(() => vault.unseal("a", { ...a, wrapped_key: b.wrapped_key })).toThrow(VaultError);
  expect(() => vault.unseal("a", { ...a, sealed: b.sealed })).toThrow(VaultError);
});

test("says which key is needed when it has another one", () => {
  const other = createVault(Buffer.alloc(32, 2));
  const sealed = vault.seal("a", number);
  expect(() => other.unseal("a", sealed)).toThrow(
    new VaultError(
      `The vault key at hand (${other.keyId}) is not the one that this text was sealed with (${vault.keyId}). greenmile check says which key the database needs.`,
    ),
  );
  // And a key that only claims to be the right one opens nothing either.
  expect(() => other.unseal("a", { ...sealed, key_id: other.keyId })).toThrow(VaultError);
});

test("gives the same text the same HMAC, by purpose and key", () => {
  const other = createVault(Buffer.alloc(32, 2));
  expect(vault.hmac("aadhar", number)).toBe(vault.hmac("aadhar", number));
  const all = [
    vault.hmac("aadhar", number),
    vault.hmac("aadhar", "999941057059"),
    vault.hmac("application", number),
    other.hmac("aadhar", number),
  ];
  expect(new Set(all).size).toBe(4);
  for (const hmac of all) expect(hmac).toMatch(/^[0-9a-f]{64}$/);
});
