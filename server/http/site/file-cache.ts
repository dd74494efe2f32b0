import { readFile } from "node:fs/promises";
import { tagOf } from "./site.ts";

export interface CachedFile {
  readonly body: Buffer;
  /** A hash of the content without quotes. */
  readonly tag: string;
}

/** Pictures weigh tens of megabytes together; the ones in demand fit into this. */
const capacityBytes = 16 * 1024 * 1024;

/**
 * Files by path, read once and kept while they are in demand: the least recently used ones make room.
 * A file never changes while the server runs, since a new build means a new start.
 */
export function createFileCache(): (diskPath: string) => Promise<CachedFile> {
  const kept = new Map<string, CachedFile>();
  const reading = new Map<string, Promise<CachedFile>>();
  let keptBytes = 0;

  async function read(diskPath: string): Promise<CachedFile> {
    const body = await readFile(diskPath);
    const file = { body, tag: tagOf(body) };
    kept.set(diskPath, file);
    keptBytes += body.length;
    for (const [oldest, { body: oldBody }] of kept) {
      if (keptBytes <= capacityBytes) break;
      kept.delete(oldest);
      keptBytes -= oldBody.length;
    }
    return file;
  }

  return (diskPath) => {
    const found = kept.get(diskPath);
    if (found) {
      kept.delete(diskPath);
      kept.set(diskPath, found);
      return Promise.resolve(found);
    }
    const underWay = reading.get(diskPath) ?? read(diskPath).finally(() => reading.delete(diskPath));
    reading.set(diskPath, underWay);
    return underWay;
  };
}
