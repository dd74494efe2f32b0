import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { type Encoding, encodings } from "./accept-encoding.ts";

/** A file that the build wrote, and the encodings in which it lies on the disk beside it. */
export interface FileOnDisk {
  readonly diskPath: string;
  readonly encodings: readonly Encoding[];
}

const suffixes: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz", identity: "" };

/** The path of a file in one encoding. */
export function diskPathOf({ diskPath }: Pick<FileOnDisk, "diskPath">, encoding: Encoding): string {
  return diskPath + suffixes[encoding];
}

/**
 * Every file below a folder, by its address: `prefix` and the file's path in the folder. Compressed copies have no
 * address of their own. Empty when the folder does not exist.
 */
export function filesBelow(root: string, prefix: string): Map<string, FileOnDisk> {
  if (!existsSync(root)) return new Map();
  const onDisk = new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  const isCopy = (file: string) => {
    const plain = file.replace(/\.(br|gz)$/, "");
    return plain !== file && onDisk.has(plain);
  };
  return new Map(
    [...onDisk]
      .filter((file) => !isCopy(file))
      .map((diskPath) => [
        prefix + path.relative(root, diskPath).split(path.sep).join("/"),
        {
          diskPath,
          encodings: encodings.filter((encoding) => onDisk.has(diskPathOf({ diskPath }, encoding))),
        },
      ]),
  );
}
