import { chmodSync, createReadStream, createWriteStream, readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { refuseIfOpen } from "../files/file-modes.ts";
import { OperatorError } from "../operator-error.ts";

/** Encrypts a file to a public key, in the format of age: `age --decrypt` reads it too. */
export async function encryptFile(from: string, to: string, recipient: string): Promise<void> {
  const { Encrypter } = await import("age-encryption");
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  await write(await encrypter.encrypt(streamOf(from)), to);
}

/** Decrypts what `encryptFile` made. @param identityFile holds the secret key, as `age-keygen` writes it. */
export async function decryptFile(from: string, to: string, identityFile: string): Promise<void> {
  refuseIfOpen(identityFile);
  const identity = /^AGE-SECRET-KEY-\S+$/m.exec(readFileSync(identityFile, "utf8"))?.[0];
  if (identity === undefined) throw new OperatorError(`${identityFile} holds no secret key of age.`);
  const { Decrypter } = await import("age-encryption");
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  try {
    await write(await decrypter.decrypt(streamOf(from)), to);
  } catch (error) {
    throw new OperatorError(
      `${from} cannot be decrypted with ${identityFile} (${(error as Error).message}).`,
    );
  }
}

function streamOf(file: string): ReadableStream<Uint8Array> {
  return Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
}

async function write(content: ReadableStream<Uint8Array>, file: string): Promise<void> {
  await pipeline(
    Readable.fromWeb(content as Parameters<typeof Readable.fromWeb>[0]),
    createWriteStream(file, { mode: 0o600, flags: "wx", flush: true }),
  );
  chmodSync(file, 0o600);
}
