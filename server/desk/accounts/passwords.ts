import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);

/** OWASP's minimum for argon2id: 19 MiB and two passes. A hash takes 65 ms of a core. */
const parameters = { memory: 19 * 1024, passes: 2, parallelism: 1 } as const;
const saltBytes = 16;
const hashBytes = 32;

/** How many hashes are computed at once: more would take memory and the threads that read files. */
const concurrency = 2;
let running = 0;
const waiting: (() => void)[] = [];

/** A password's argon2id hash in PHC format. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await argon2id(password, salt, parameters, hashBytes);
  const { memory, passes, parallelism } = parameters;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(hash)}`;
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** A hash that no password has, with which a comparison takes as long as with any other. */
export function createDummyHash(): Promise<string> {
  return hashPassword(randomBytes(hashBytes).toString("hex"));
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = "", hash = ""] = phc.exec(stored) ?? [];
  if (hash === "") return false;
  const expected = Buffer.from(hash, "base64");
  const given = await argon2id(
    password,
    Buffer.from(salt, "base64"),
    { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    expected.length,
  );
  return timingSafeEqual(given, expected);
}

async function argon2id(
  password: string,
  nonce: Buffer,
  cost: { readonly memory: number; readonly passes: number; readonly parallelism: number },
  tagLength: number,
): Promise<Buffer> {
  if (running < concurrency) running++;
  // A hash that ends resolves this promise and hands over its place, so `running` stays the same.
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await derive("argon2id", { message: password.normalize("NFKC"), nonce, tagLength, ...cost });
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

/** Base64 without padding, as PHC strings have it. */
function encode(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
