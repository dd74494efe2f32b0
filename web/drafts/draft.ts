import { randomId } from "#web/browser/random-id.ts";
import { type TabValue, tabValue } from "#web/browser/tab-value.ts";
import type { FormFields } from "./field-values.ts";

/*
 * `drafts/` keeps what a visitor typed into a form until the server has accepted it: through another page, a reload and
 * a closed tab. docs/life-of-a-draft.md tells it from the first letter on.
 *
 * - draft.ts, field-values.ts: a draft and its keys; the fields of a form's element.
 * - early-drafts.ts: before a form is hydrated. The boot script runs it.
 * - draft-store.ts, use-form-draft.ts, use-redacted-fields.ts, merge-initial-values.ts: from then on, in React.
 * - draft-copies.ts, closed-tabs.ts, other-drafts.ts, recovered-draft.tsx, sent-drafts.ts: drafts of other tabs.
 *
 * A form has one draft in each tab, a `tabValue` (web/browser/tab-value.ts). Three keys name it:
 *
 * - storageName: its key in the session storage; the form's element has it as `data-draft`.
 * - idempotencyKey: names its present text. It is random, and sent to the server as the Idempotency-Key.
 * - draftId: its storageName and the time at which it was begun. Tabs that hold copies of one draft agree on it.
 */

/** Text that was typed into a form and that the server has not accepted yet. */
export interface Draft<Fields> {
  readonly fields: Fields;
  /** The names of the secret fields that were filled in. The storage does not keep their text. */
  readonly filledSecrets?: readonly string[] | undefined;
  /** See `DraftStore`. In memory alone. */
  readonly redacted?: readonly string[] | undefined;
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

/** The draft of one form in this tab. Until its form is hydrated, a draft may hold only the fields that were typed. */
export type DraftValue<Fields> = TabValue<Draft<Partial<Fields>>>;

/**
 * Saves the text of a draft.
 *
 * @param text the draft's fields, and the names of the secret fields that were filled in.
 * @param secretFields the fields that the key does not cover: the storage has the key, but not their text.
 * @returns the idempotency key of the text.
 */
export function saveText<Fields extends FormFields<Fields>>(
  { read, set }: DraftValue<Fields>,
  text: Pick<Draft<Partial<Fields>>, "fields" | "filledSecrets" | "redacted">,
  secretFields: readonly string[] = [],
): string {
  const draft = read();
  const isSame = draft && isSameText(withoutSecrets(text.fields, secretFields), draft.fields);
  const idempotencyKey = (isSame && draft.idempotencyKey) || randomId();
  set({ begunAt: Date.now(), ...draft, ...text, idempotencyKey });
  return idempotencyKey;
}

/** The fields without those of these names. */
export function withoutSecrets<Fields extends FormFields<Fields>>(
  fields: Partial<Fields>,
  secretFields: readonly string[],
): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => !secretFields.includes(name)),
  ) as Partial<Fields>;
}

/** Changes everything but the text. Without a draft it does nothing. */
export function updateDraft<Fields>(
  { read, set }: DraftValue<Fields>,
  changes: Omit<Draft<Fields>, "fields">,
): void {
  const draft = read();
  if (draft) set({ ...draft, ...changes });
}

export function draftIdOf(storageName: string, draft: { readonly begunAt?: number | undefined }): string {
  return `${storageName} ${draft.begunAt}`;
}

/** Call this when the browser has posted a form without scripts: sets its draft aside for `consumePosted`. */
export function stashPosted(storageName: string): void {
  const { read, remove } = tabValue(storageName);
  const draft = read();
  if (draft) postedDraft(storageName).set(draft);
  remove();
}

/** @returns the draft that was posted without scripts, once. */
export function consumePosted(storageName: string): Draft<unknown> | undefined {
  const { read, remove } = postedDraft(storageName);
  const draft = read();
  remove();
  return draft as Draft<unknown> | undefined;
}

function postedDraft(storageName: string): TabValue<unknown> {
  return tabValue(`${storageName}-posted`, { outlivesTab: false });
}

/** @param other may lack fields that are empty. */
export function isSameText<Fields extends FormFields<Fields>>(
  one: Partial<Fields>,
  other: Partial<Fields>,
): boolean {
  return (Object.keys(one) as (keyof Fields)[]).every((name) => one[name] === (other[name] ?? ""));
}
