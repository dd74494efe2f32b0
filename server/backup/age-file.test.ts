import { mkdtempSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { beforeAll, expect, test } from "vitest";
import { decryptFile, encryptFile } from "./age-file.ts";

const folder = mkdtempSync(path.join(tmpdir(), "age-file-"));
const at = (name: string) => path.join(folder, name);
const plain = at("plain");
const encrypted = at("backup.age");
const keyFile = at("key");
let recipient: string;

beforeAll(async () => {
  const identity = await generateIdentity();
  recipient = await identityToRecipient(identity);
  writeFileSync(keyFile, `# created by age-keygen\n${identity}\n`, { mode: 0o600 });
  writeFileSync(plain, "x".repeat(200_000));
  await encryptFile(plain, encrypted, recipient);
});

const decrypt = (from: string, to: string, key = keyFile) =>
  decryptFile(from, to, key).then(
    () => "decrypted",
    (error: Error) => `${error.name}: ${error.message}`,
  );

test("the right key gives back what was encrypted", async () => {
  expect(await decrypt(encrypted, at("again"))).toBe("decrypted");
  expect(readFileSync(at("again"), "utf8")).toBe(readFileSync(plain, "utf8"));
});

test("another key is told from a damaged backup, and both from a place that cannot be written", async () => {
  const other = at("other-key");
  writeFileSync(other, await generateIdentity(), { mode: 0o600 });
  expect(await decrypt(encrypted, at("a"), other)).toBe(
    `OperatorError: ${encrypted} cannot be decrypted: it was encrypted to another key than the one in ${other}.`,
  );
  const cut = at("cut.age");
  for (const bytes of [150_000, 40, 0]) {
    writeFileSync(cut, readFileSync(encrypted));
    truncateSync(cut, bytes);
    expect(await decrypt(cut, at(`cut-${bytes}`))).toContain("cannot be decrypted: it is damaged or cut off");
  }
  const taken = at("taken");
  writeFileSync(taken, "");
  expect(await decrypt(encrypted, taken)).toMatch(/^OperatorError: .*taken could not be written \(EEXIST/);
});

test("a key file that is missing, empty or mistyped is named", async () => {
  expect(await decrypt(encrypted, at("b"), at("nowhere"))).toBe(
    `OperatorError: ${at("nowhere")} cannot be read (ENOENT: no such file or directory, open '${at("nowhere")}').`,
  );
  const broken = at("broken-key");
  writeFileSync(broken, "# no key\n", { mode: 0o600 });
  expect(await decrypt(encrypted, at("c"), broken)).toBe(
    `OperatorError: ${broken} holds no secret key of age.`,
  );
  const identity = readFileSync(keyFile, "utf8").split("\n")[1] ?? "";
  writeFileSync(broken, identity.slice(0, -4));
  expect(await decrypt(encrypted, at("d"), broken)).toMatch(
    /^OperatorError: The secret key in .*broken-key is mistyped or cut off/,
  );
});

test("a public key that is mistyped names its setting", async () => {
  const mistyped = recipient.slice(0, -1) + (recipient.endsWith("q") ? "p" : "q");
  await expect(encryptFile(plain, at("e"), mistyped)).rejects.toThrow(
    "The setting BACKUP_AGE_RECIPIENT is mistyped or cut off",
  );
});
