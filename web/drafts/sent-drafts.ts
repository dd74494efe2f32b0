import { copiesName, copyAddress, withTimeout } from "./draft-copies.ts";

const channelName = "sent-drafts";

/** A draft that the server has stored. Other tabs of the same visitor may hold a copy of it. */
export interface SentDraft {
  /** Made by `draftIdOf()`. */
  readonly draftId: string;
  /** A copy with another key holds another text (draft.ts). */
  readonly idempotencyKey: string | undefined;
  /** Empty if the server gave none. */
  readonly reference: string;
}

/** Tells the other tabs: open ones by a channel, those that look later by the Cache Storage. Either may be missing. */
export async function tellSent(sent: SentDraft): Promise<void> {
  try {
    const cache = await caches.open(copiesName);
    await cache.put(copyAddress(sent.draftId), Response.json({ text: "", savedAt: Date.now(), sent }));
  } catch {}
  try {
    const channel = new BroadcastChannel(channelName);
    channel.postMessage(sent);
    channel.close();
  } catch {}
}

/** @returns what another tab has stored about the draft with this id, once it was sent. */
export async function findSent(id: string): Promise<SentDraft | undefined> {
  const found = async () => (await (await caches.match(copyAddress(id)))?.json())?.sent;
  return await withTimeout(found().catch(() => undefined));
}

/**
 * Calls back for each draft that another tab sends while this page is shown. A page in the browser's back/forward cache
 * has no open channel: a message would remove it from that cache, and with it what no storage keeps. So a page that is
 * shown again has to ask (`findSent`).
 *
 * @returns a function that ends it.
 */
export function onSent(callback: (sent: SentDraft) => void): () => void {
  let channel: BroadcastChannel | undefined;
  function close(): void {
    channel?.close();
  }
  function open(): void {
    close();
    try {
      channel = new BroadcastChannel(channelName);
      channel.onmessage = ({ data }) => callback(data);
    } catch {}
  }
  open();
  addEventListener("pagehide", close);
  addEventListener("pageshow", open);
  return () => {
    close();
    removeEventListener("pagehide", close);
    removeEventListener("pageshow", open);
  };
}
