import { encodeCursor, type ListPosition, type Page } from "./cursor.ts";

/** A record that holds the words, and its position among the hits. */
interface Hit {
  readonly id: string;
  readonly position: ListPosition;
}

/** Reads `count` hits after a position, newest first; fewer at the end. */
export type ReadHits = (position: ListPosition | undefined, count: number) => Promise<readonly Hit[]>;

/** This many of the newest records hold a page of hits, if one in ten holds the word. */
export const maxScanned = 2_500;

/** A page ends after this many hits, even if the other filters let few through. */
const maxHits = 5_000;
const maxAtOnce = 2_000;

/**
 * A page of the hits of a search, newest first.
 *
 * @param readRows reads which of the ids the other filters let through.
 */
export async function searchNewest<Row extends { readonly id: string }>(
  readHits: ReadHits,
  { position, limit }: { readonly position: ListPosition | undefined; readonly limit: number },
  readRows: (ids: readonly string[]) => Promise<readonly Row[]>,
): Promise<Page<Row>> {
  const rows: Row[] = [];
  let last = position;
  // A few more than a page, because the filters drop those in the quarantine.
  let step = limit + Math.ceil(limit / 10);
  for (let seen = 0; seen < maxHits; ) {
    const hits = await readHits(last, step);
    const allowed = new Map(
      hits.length === 0 ? [] : (await readRows(hits.map(({ id }) => id))).map((row) => [row.id, row]),
    );
    for (const hit of hits) {
      last = hit.position;
      const row = allowed.get(hit.id);
      if (row) rows.push(row);
      if (rows.length < limit) continue;
      const isEnd = hit === hits.at(-1) && hits.length < step;
      return { rows, nextCursor: isEnd ? null : encodeCursor(hit.position) };
    }
    if (hits.length < step) return { rows, nextCursor: null };
    seen += hits.length;
    // The other filters let few through.
    step = Math.max(step, Math.min(step * 4, maxAtOnce));
  }
  return { rows, nextCursor: last ? encodeCursor(last) : null };
}
