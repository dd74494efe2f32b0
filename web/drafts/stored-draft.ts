import { storedText, type TabValue, tabValue } from "#web/browser/tab-value.ts";

/*
 * `drafts/` keeps what a visitor typed into a form until the server has accepted it: through another page, a reload and
 * a closed tab. docs/life-of-a-draft.md tells it from the first letter on. A form has one draft in each tab. Several
 * keys name it:
 *
 * - storageName: its key in the session storage; the form's element has it as `data-draft`.
 * - idempotencyKey: names its present text. It is random, and sent to the server as the Idempotency-Key.
 * - draftId: its storageName and the time at which it was begun. Tabs that hold copies of one draft agree on it.
 */

/** Text that was typed into a form and that the server has not accepted yet. */
export interface FormDraft<Fields> {
  readonly fields: Fields;
  /** The names of the secret fields that were filled in. Their values are not kept. */
  readonly secrets?: readonly string[] | undefined;
  /** A changed text gets a new key, so drafts with the same key have the same text. */
  readonly idempotencyKey?: string | undefined;
  /** When its first text was typed, in milliseconds since 1970: `performance.now` starts again after a reload. */
  readonly begunAt?: number | undefined;
  /** It was sent, and no answer has said yet whether the server stored it. */
  readonly isPending?: boolean | undefined;
  /** It was typed in another tab, most often one that is closed now (web/drafts/closed-tabs.ts). */
  readonly isFromOtherTab?: boolean | undefined;
  /** Another tab has sent the same draft with other text. */
  readonly isOtherVersion?: boolean | undefined;
}

/** The draft of one form in this tab. The storage gets its text without identity numbers, which tabValue masks. */
export interface StoredDraft<Fields> {
  /** Until its form is hydrated, a draft may hold only the fields that were typed. */
  read(): FormDraft<Partial<Fields>> | undefined;
  /**
   * Saves a text.
   *
   * @param fields the secret fields have to be empty.
   * @param secrets the names of the secret fields that were filled in.
   * @returns the idempotency key of the text.
   */
  saveText(fields: Partial<Fields>, secrets: readonly string[]): string;
  /** Changes everything but the text. Without a draft it does nothing. */
  update(changes: Omit<FormDraft<Fields>, "fields">): void;
  remove(): void;
}

/** @param outlivesTab see tabValue. */
export function storedDraft<Fields extends { readonly [Name in keyof Fields]: string }>(
  storageName: string,
  outlivesTab = true,
): StoredDraft<Fields> {
  const { read, set, remove } = tabValue<FormDraft<Partial<Fields>>>(storageName, outlivesTab);

  return {
    read,
    saveText(fields, secrets) {
      const draft = read();
      const idempotencyKey = (draft && isSameText(fields, draft.fields) && draft.idempotencyKey) || newKey();
      set({ begunAt: Date.now(), ...draft, fields, secrets, idempotencyKey });
      return idempotencyKey;
    },
    update(changes) {
      const draft = read();
      if (draft) set({ ...draft, ...changes });
    },
    remove,
  };
}

/** Call this when the browser has posted a form without scripts: sets its draft aside for `consumePosted`. */
export function stashPosted(storageName: string): void {
  const { read, remove } = tabValue(storageName);
  const draft = read();
  if (draft) postedDraft(storageName).set(draft);
  remove();
}

/** @returns the draft that was posted without scripts, once. */
export function consumePosted(storageName: string): FormDraft<unknown> | undefined {
  const { read, remove } = postedDraft(storageName);
  const draft = read();
  remove();
  return draft as FormDraft<unknown> | undefined;
}

function postedDraft(storageName: string): TabValue<unknown> {
  return tabValue(`${storageName}-posted`, false);
}

/** The draft as other tabs get it: with its identity numbers masked. */
export function readMasked<Fields>(storageName: string): FormDraft<Partial<Fields>> | undefined {
  return parseDraft(storedText(storageName));
}

/** Replaces the draft of this tab by the copy of another tab's. */
export function restoreCopy(storageName: string, copy: string): void {
  tabValue(storageName).set(JSON.parse(markFromOtherTab(copy)));
}

/** @param text of the session storage, or of a copy. */
export function parseDraft<Fields>(text: string | null): FormDraft<Partial<Fields>> | undefined {
  return JSON.parse(text ?? "null") ?? undefined;
}

/** Marks a stored value if it is a draft: the form then asks a visitor of a shared phone whose text this is. */
export function markFromOtherTab(text: string): string {
  const value = JSON.parse(text) as { readonly fields?: unknown } | string;
  return typeof value === "object" && value.fields
    ? JSON.stringify({ ...value, isFromOtherTab: true })
    : text;
}

/** @param other may lack fields that are empty. */
export function isSameText<Fields extends { readonly [Name in keyof Fields]: string }>(
  one: Partial<Fields>,
  other: Partial<Fields>,
): boolean {
  return (Object.keys(one) as (keyof Fields)[]).every((name) => one[name] === (other[name] ?? ""));
}

/**
 * 128 random bits. `crypto.randomUUID` exists on https only, not on a test phone's http. Letters alone: the storage
 * masks digits that may be an identity number.
 */
export function newKey(): string {
  return String.fromCharCode(
    ...[...crypto.getRandomValues(new Uint8Array(32))].map((byte) => 97 + (byte % 16)),
  );
}
