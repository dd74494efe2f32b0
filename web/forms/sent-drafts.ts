import { maskIdentityNumbers } from "#contract/identity-numbers.ts";
import { copiesName, copyAddress } from "./draft-copies.ts";

/** The longest wait for a browser that does not answer, in milliseconds. */
const timeoutMs = 1_000;

const channelName = "sent-drafts";

/** A draft that the server has. Other tabs of the same visitor may hold a copy of it. */
export interface SentDraft {
  /** draftName(). */
  readonly draft: string;
  /** Empty if the server gave none. */
  readonly reference: string;
  /** 16 bits of each field: enough to see that a text is the same, and too few to find out what it was. */
  readonly prints: Readonly<Record<string, number>>;
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

/** Of each field that holds text. */
export function printsOf(draft: string, fields: object): SentDraft["prints"] {
  const filled = Object.entries<string>(fields as Record<string, string>).filter(([, text]) => text !== "");
  return Object.fromEntries(
    filled.map(([name, text]) => [name, print(`${draft} ${name} ${maskIdentityNumbers(text)}`)]),
  );
}

/** FNV-1a, folded. */
function print(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 16) ^ (hash & 0xffff);
}
