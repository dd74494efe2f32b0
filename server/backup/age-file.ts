import { chmodSync, createReadStream, createWriteStream, readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { refuseIfOpen } from "../files/file-modes.ts";
import { OperatorError } from "../operator-error.ts";

/**
 * Encrypts a file to a public key, in the format of age: `age --decrypt` reads it too.
 *
 * @param recipient the setting BACKUP_AGE_RECIPIENT.
 */
export async function encryptFile(from: string, to: string, recipient: string): Promise<void> {
  const { Encrypter } = await import("age-encryption");
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch (error) {
    throw new OperatorError(
      `The setting BACKUP_AGE_RECIPIENT is mistyped or cut off (${messageOf(error)}). Copy the public key again.`,
    );
  }
  await write(await encrypter.encrypt(streamOf(from)), to);
}

/** Decrypts what `encryptFile` made. @param identityFile holds the secret key, as `age-keygen` writes it. */
export async function decryptFile(from: string, to: string, identityFile: string): Promise<void> {
  const { Decrypter } = await import("age-encryption");
  const decrypter = new Decrypter();
  const identity = readIdentity(identityFile);
  try {
    decrypter.addIdentity(identity);
  } catch {
    // The library's message quotes the key.
    throw new OperatorError(`The secret key in ${identityFile} is mistyped or cut off. Copy it again.`);
  }
  try {
    await write(await decrypter.decrypt(streamOf(from)), to);
  } catch (error) {
    if (error instanceof OperatorError || isSystemError(error)) throw error;
    const message = messageOf(error);
    throw new OperatorError(
      message.includes("no identity matched")
        ? `${from} cannot be decrypted: it was encrypted to another key than the one in ${identityFile}.`
        : `${from} cannot be decrypted: it is damaged or cut off (${message}). Take another backup.`,
    );
  }
}

function readIdentity(file: string): string {
  refuseIfOpen(file);
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new OperatorError(`${file} cannot be read (${messageOf(error)}).`);
  }
  const identity = /^AGE-SECRET-KEY-\S+$/m.exec(text)?.[0];
  if (identity === undefined) throw new OperatorError(`${file} holds no secret key of age.`);
  return identity;
}

function streamOf(file: string): ReadableStream<Uint8Array> {
  return Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
}

/** @throws OperatorError when the file cannot be written, e.g. on a full disk. */
async function write(content: ReadableStream<Uint8Array>, file: string): Promise<void> {
  try {
    await pipeline(
      Readable.fromWeb(content as Parameters<typeof Readable.fromWeb>[0]),
      createWriteStream(file, { mode: 0o600, flags: "wx", flush: true }),
    );
  } catch (error) {
    const isRead = (error as NodeJS.ErrnoException).syscall === "read";
    if (isRead || !isSystemError(error)) throw error;
    throw new OperatorError(`${file} could not be written (${messageOf(error)}).`);
  }
  chmodSync(file, 0o600);
}

function isSystemError(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).syscall !== undefined;
}

function messageOf(error: unknown): string {
  return (error as Error).message;
}
