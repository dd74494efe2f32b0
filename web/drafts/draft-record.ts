import { storedText, type TabValue, tabValue } from "#web/browser/tab-value.ts";

/*
 * Words of this folder:
 *
 * - storageName: under it the tab's session storage has a form's draft; the form's element names it too (`data-draft`).
 * - textKey: the random key of a draft's text. It is sent as the Idempotency-Key.
 * - draftName: what other tabs call a draft, with whichever text: its storageName and when it was begun.
 * - copyAddress: where in the Cache Storage a copy of a draft is, or what became of one that was sent (draft-copies.ts).
 *
 * And its verbs:
 *
 * - save: what a form holds becomes its draft.
 * - restore: a draft goes into its form again, or a copy into the tab's storage.
 * - stash and consume: what a posted form leaves for the page that answers, which reads it once.
 * - apply: the draft follows what became of it elsewhere, on the server or in another tab.
 */

/** Text that was typed and not yet accepted by the server, kept in this tab. */
export interface FormDraft<Fields> {
  readonly fields: Fields;
  /** The secret fields that were filled in. What they held is not kept. */
  readonly secrets?: readonly string[] | undefined;
  /** Another text gets another key, so drafts with the same key hold the same text. */
  readonly textKey?: string | undefined;
  /** When its first text was typed, in milliseconds since 1970: other clocks start again after a reload. */
  readonly begunAt?: number | undefined;
  /** It was sent, and no answer has said yet whether it was stored. */
  readonly isUnderway?: boolean | undefined;
  /** It was typed in another tab, most often one that is closed now (web/drafts/closed-tabs.ts). */
  readonly isEarlier?: boolean | undefined;
  /** Another tab has sent the draft of which this is a copy, with other text. */
  readonly isOtherVersion?: boolean | undefined;
}

/** The draft of one form in this tab. It is read and written here alone; tabValue masks what goes into the storage. */
export interface DraftRecord<Fields> {
  /** A draft that the boot script has begun has only the fields that were typed. */
  read(): FormDraft<Partial<Fields>> | undefined;
  /**
   * Saves a text.
   *
   * @param fields without what the secret ones hold.
   * @returns its key.
   */
  saveText(fields: Partial<Fields>, secrets: readonly string[]): string;
  /** Changes what is known of the draft, if there is one. */
  mark(changes: Omit<FormDraft<Fields>, "fields">): void;
  remove(): void;
}

/** @param outlivesTab see tabValue. */
export function draftRecord<Fields extends { readonly [Name in keyof Fields]: string }>(
  storageName: string,
  outlivesTab = true,
): DraftRecord<Fields> {
  const { read, set, remove } = tabValue<FormDraft<Partial<Fields>>>(storageName, outlivesTab);

  return {
    read,
    saveText(fields, secrets) {
      const draft = read();
      const textKey = (draft && isSameText(fields, draft.fields) && draft.textKey) || newKey();
      set({ begunAt: Date.now(), ...draft, fields, secrets, textKey });
      return textKey;
    },
    mark(changes) {
      const draft = read();
      if (draft) set({ ...draft, ...changes });
    },
    remove,
  };
}

/** The browser has posted a form without scripts: its draft is none any more, and waits for `consumePosted`. */
export function stashPosted(storageName: string): void {
  const { read, remove } = tabValue(storageName);
  const draft = read();
  if (draft) postedDraft(storageName).set(draft);
  remove();
}

export function consumePosted(storageName: string): FormDraft<unknown> | undefined {
  const { read, remove } = postedDraft(storageName);
  const draft = read();
  remove();
  return draft as FormDraft<unknown> | undefined;
}

function postedDraft(storageName: string): TabValue<unknown> {
  return tabValue(`${storageName}-posted`, false);
}

/** The draft as other tabs have it: with the masks of the storage. */
export function readMasked<Fields>(storageName: string): FormDraft<Partial<Fields>> | undefined {
  return draftIn(storedText(storageName));
}

/** Puts the copy of another tab in the place of this one's draft. */
export function restoreCopy(storageName: string, copy: string): void {
  tabValue(storageName).set(JSON.parse(asEarlier(copy)));
}

/** The draft in a text of the storage or of a copy. */
export function draftIn<Fields>(text: string | null): FormDraft<Partial<Fields>> | undefined {
  return JSON.parse(text ?? "null") ?? undefined;
}

/** A draft says so, because the next visitor on this phone may be somebody else (closed-tab-draft.tsx). */
export function asEarlier(text: string): string {
  const value = JSON.parse(text) as { readonly fields?: unknown } | string;
  return typeof value === "object" && value.fields ? JSON.stringify({ ...value, isEarlier: true }) : text;
}

/** @param other may lack fields that are empty. */
export function isSameText<Fields extends { readonly [Name in keyof Fields]: string }>(
  one: Partial<Fields>,
  other: Partial<Fields>,
): boolean {
  return (Object.keys(one) as (keyof Fields)[]).every((name) => one[name] === (other[name] ?? ""));
}

/**
 * 128 random bits. `crypto.randomUUID` exists on https only, not on a test phone's http. Letters alone, because what
 * may be an identity number is masked in the storage.
 */
export function newKey(): string {
  return String.fromCharCode(
    ...[...crypto.getRandomValues(new Uint8Array(32))].map((byte) => 97 + (byte % 16)),
  );
}
