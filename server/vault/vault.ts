import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

/** The key of a record, wrapped by the master key, as the columns of its table have it. */
export interface WrappedKey {
  /** The id of the master key. */
  readonly key_id: string;
  /** In base64. */
  readonly wrapped_key: string;
}

/** A text that only the vault can read, as the columns of its table have it. */
export interface SealedText extends WrappedKey {
  /** In base64. */
  readonly sealed: string;
}

/**
 * Encrypts identity numbers, messages that held one, and the secrets of second factors. Computes the HMACs by which the
 * same text is found again without being stored.
 */
export interface Vault {
  /** Names the master key and reveals nothing of it. */
  readonly keyId: string;
  /** Seals a text for the record with this id. With another id it cannot be unsealed. */
  seal(recordId: string, text: string): SealedText;
  /** @throws VaultError when the master key is another one, or record and text do not belong together. */
  unseal(recordId: string, sealed: SealedText): string;
  /**
   * An HMAC-SHA256, in hexadecimal. A plain hash would protect nothing: there are so few identity numbers
   * that all can be tried.
   *
   * @param purpose the same text has another HMAC for another purpose.
   */
  hmac(purpose: string, text: string): string;
}

/** A vault whose records can be rewrapped under another master key. */
export interface MasterVault extends Vault {
  /** The record's own key. @throws VaultError as `unseal` does. */
  unwrap(recordId: string, wrapped: WrappedKey): Buffer;
  /** Wraps a record's own key under this master key. */
  wrap(recordId: string, recordKey: Buffer): WrappedKey;
}

/** A sealed text could not be opened. */
export class VaultError extends Error {
  override readonly name = "VaultError";
}

export const masterKeyBytes = 32;

const cipher = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/**
 * A vault with a master key of 32 bytes (envelope encryption). Each text has a key of its own (AES-256-GCM), which the
 * master key wraps. So a new master key means rewrapping the short keys; the texts stay as they are.
 */
export function createVault(masterKey: Buffer): MasterVault {
  const wrappingKey = deriveKey(masterKey, "wrap");
  // Every stored HMAC depends on this label: it must not change.
  const hmacKey = deriveKey(masterKey, "fingerprint");
  const keyId = deriveKey(masterKey, "id").toString("hex").slice(0, 16);

  function wrap(recordId: string, recordKey: Buffer): WrappedKey {
    const wrapped = encrypt(wrappingKey, `key ${recordId}`, recordKey);
    return { key_id: keyId, wrapped_key: wrapped.toString("base64") };
  }

  function unwrap(recordId: string, wrapped: WrappedKey): Buffer {
    if (wrapped.key_id !== keyId)
      throw new VaultError(
        `The vault key at hand (${keyId}) is not the one that this text was sealed with (${wrapped.key_id}). greenmile check says which key the database needs.`,
      );
    return decrypt(wrappingKey, `key ${recordId}`, Buffer.from(wrapped.wrapped_key, "base64"));
  }

  return {
    keyId,
    wrap,
    unwrap,
    seal(recordId, text) {
      const recordKey = randomBytes(masterKeyBytes);
      const sealed = encrypt(recordKey, `text ${recordId}`, Buffer.from(text));
      return { ...wrap(recordId, recordKey), sealed: sealed.toString("base64") };
    },
    unseal(recordId, sealed) {
      const recordKey = unwrap(recordId, sealed);
      return decrypt(recordKey, `text ${recordId}`, Buffer.from(sealed.sealed, "base64")).toString();
    },
    hmac(purpose, text) {
      return createHmac("sha256", hmacKey).update(`${purpose}\0${text}`).digest("hex");
    },
  };
}

/** Each use has a key of its own, so that no use weakens another. */
function deriveKey(masterKey: Buffer, use: string): Buffer {
  return Buffer.from(hkdfSync("sha256", masterKey, "", `greenmile vault ${use}`, masterKeyBytes));
}

/** Nonce, tag and ciphertext in one. `context` is authenticated but not stored. */
function encrypt(key: Buffer, context: string, plain: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const encryption = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes });
  encryption.setAAD(Buffer.from(context));
  const ciphertext = Buffer.concat([encryption.update(plain), encryption.final()]);
  return Buffer.concat([nonce, encryption.getAuthTag(), ciphertext]);
}

function decrypt(key: Buffer, context: string, packed: Buffer): Buffer {
  try {
    const nonce = packed.subarray(0, nonceBytes);
    const decryption = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes });
    decryption.setAAD(Buffer.from(context));
    decryption.setAuthTag(packed.subarray(nonceBytes, nonceBytes + tagBytes));
    return Buffer.concat([decryption.update(packed.subarray(nonceBytes + tagBytes)), decryption.final()]);
  } catch {
    // Without its cause on purpose: nothing near the plain text may reach a log.
    throw new VaultError(
      "A sealed text does not belong to its record or was changed after it was stored. Restore the record from a backup.",
    );
  }
}
