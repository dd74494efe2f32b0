import type { RenderedDocument } from "#contract/site-build.ts";
import { type PreparedDocument, prepareDocument } from "./prepared-document.ts";
import { compressHtml } from "./send-document.ts";
import { tagOf } from "./site.ts";

/** More than a page has states at one time; the ones in demand stay. */
const documentsKept = 40;

/**
 * Keeps documents that the server renders itself, compressed, for as long as what they show stays the same.
 *
 * @returns a function that gives the document of a key and renders it at the first call. The key holds all that the
 * document shows, so a change makes another key and the old document is forgotten in time.
 */
export function createDocumentCache(
  publicApiOrigin: string | undefined,
): (key: string, render: () => Promise<RenderedDocument>) => Promise<PreparedDocument> {
  const kept = new Map<string, Promise<PreparedDocument>>();

  return (key, render) => {
    const found = kept.get(key);
    const document = found ?? render().then((rendered) => prepare(rendered, publicApiOrigin));
    // Deleting first keeps the map in order of last use.
    kept.delete(key);
    kept.set(key, document);
    if (!found) document.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > documentsKept && oldest !== undefined) kept.delete(oldest);
    return document;
  };
}

async function prepare(
  { html, scriptHashes, styleHashes }: RenderedDocument,
  publicApiOrigin: string | undefined,
): Promise<PreparedDocument> {
  const identity = Buffer.from(html);
  const [br, gzip] = await Promise.all([compressHtml("br", identity), compressHtml("gzip", identity)]);
  const bodies = { br, gzip, identity };
  return prepareDocument({ scriptHashes, styleHashes, bodies, tag: tagOf(identity) }, publicApiOrigin);
}
