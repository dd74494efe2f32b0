import { copiesName, copyAddress } from "./draft-copies.ts";

/** The longest wait for a browser that does not answer, in milliseconds. */
const timeoutMs = 1_000;

const channelName = "sent-drafts";

/** A draft that the server has. Other tabs of the same visitor may hold a copy of it. */
export interface SentDraft {
  /** draftName(). */
  readonly draft: string;
  /** A copy with another one holds another text (draft-record.ts). */
  readonly textKey: string | undefined;
  /** Empty if the server gave none. */
  readonly reference: string;
}

/** Tells the other tabs, those that are open now and those that look later. Without either storage or channel, none. */
export async function tellSent(sent: SentDraft): Promise<void> {
  try {
    const cache = await caches.open(copiesName);
    await cache.put(copyAddress(sent.draft), Response.json({ text: "", keptAt: Date.now(), sent }));
  } catch {}
  try {
    const channel = new BroadcastChannel(channelName);
    channel.postMessage(sent);
    channel.close();
  } catch {}
}

/** @returns what another tab has told of this draft. */
export async function findSent(draft: string): Promise<SentDraft | undefined> {
  const found = async () => (await (await caches.match(copyAddress(draft)))?.json())?.sent;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs));
  return await Promise.race([found().catch(() => undefined), late]);
}

/**
 * Calls back for each draft that another tab has sent.
 *
 * @returns ends it.
 */
export function onSent(then: (sent: SentDraft) => void): () => void {
  try {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }) => then(data);
    return () => channel.close();
  } catch {
    return () => {};
  }
}
