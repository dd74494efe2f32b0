/**
 * 128 random bits. `crypto.randomUUID` exists on https only, not on a test phone's http. Letters alone: the storage
 * masks digits that may be an identity number.
 */
export function randomId(): string {
  return String.fromCharCode(
    ...[...crypto.getRandomValues(new Uint8Array(32))].map((byte) => 97 + (byte % 16)),
  );
}
