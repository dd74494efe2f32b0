import { maskIdentityNumbers } from "#contract/identity-numbers.ts";

/** A form's text fields by name. */
export type FormFields<Fields> = { readonly [Name in keyof Fields]: string };

/** What was typed and not yet acknowledged, kept in this tab. */
export interface FormDraft<Fields> {
  readonly fields: Fields;
  /** The Idempotency-Key of exactly these fields, once they were sent for the first time. */
  readonly sendKey?: string | undefined;
  /** When its first text was typed, in milliseconds since 1970: other clocks begin anew with a reload. */
  readonly begunAt?: number | undefined;
  /** It was sent, and no answer has come yet. */
  readonly isUnderway?: boolean | undefined;
}

export interface FormDrafts<Fields> {
  /** The fields that are kept, all empty. */
  readonly emptyFields: Fields;
  /** The draft of this tab. Storage may be forbidden or hold anything: then there is none. */
  read(): FormDraft<Fields> | undefined;
  save(draft: FormDraft<Fields>): void;
  /** Keeps what stands in the form now. A changed form is another one: its key goes with the old one. */
  keep(fields: Fields): void;
  /** The key for these fields: the one that they were sent with before, even before a reload, or a new one. */
  sendKeyFor(fields: Fields): string;
  /** An answer has come, though not that it was accepted: the draft stays. */
  markAnswered(): void;
  /**
   * The server has these fields. What was changed since stays, as a draft of its own.
   *
   * @returns whether anything stays.
   */
  acknowledge(sent: Fields): boolean;
  clear(): void;
}

/**
 * Drafts of one form: as typed while the page stands, and over a reload in the tab's own storage, there without the
 * identity numbers that people write into any field.
 *
 * @param emptyFields names the fields that are kept. Those for identity numbers are not among them.
 */
export function createFormDrafts<Fields extends FormFields<Fields>>(
  storageKey: string,
  emptyFields: Fields,
): FormDrafts<Fields> {
  let current: FormDraft<Fields> | undefined;

  function read(): FormDraft<Fields> | undefined {
    if (current) return current;
    try {
      const draft = JSON.parse(sessionStorage.getItem(storageKey) ?? "null") as Partial<
        FormDraft<Fields>
      > | null;
      return draft?.fields ? { ...draft, fields: { ...emptyFields, ...draft.fields } } : undefined;
    } catch {
      return undefined;
    }
  }

  function save(draft: FormDraft<Fields>): void {
    current = { ...draft, begunAt: read()?.begunAt ?? Date.now() };
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(withoutIdentityNumbers(current)));
    } catch {
      // Without storage the form works as well; it only forgets at a reload.
    }
  }

  function knownKeyOf(fields: Fields): string | undefined {
    const draft = read();
    const isSame = draft?.sendKey !== undefined && JSON.stringify(draft.fields) === JSON.stringify(fields);
    return isSame ? draft.sendKey : undefined;
  }

  function clear(): void {
    current = undefined;
    try {
      sessionStorage.removeItem(storageKey);
    } catch {
      // Nothing was kept.
    }
  }

  return {
    emptyFields,
    read,
    save,
    keep: (fields) => save({ fields, sendKey: knownKeyOf(fields), isUnderway: read()?.isUnderway }),
    sendKeyFor: (fields) => knownKeyOf(fields) ?? newSendKey(),
    markAnswered() {
      const draft = read();
      if (draft) save({ ...draft, isUnderway: false });
    },
    acknowledge(sent) {
      const unsent = changedSince(sent, read()?.fields ?? sent);
      const hasUnsent = Object.keys(unsent).length > 0;
      if (hasUnsent) save({ fields: { ...emptyFields, ...unsent } });
      else clear();
      return hasUnsent;
    },
    clear,
  };
}

/** The fields that hold another text now than the one that was sent. A field that is empty now holds none. */
export function changedSince<Fields extends FormFields<Fields>>(sent: Fields, now: Fields): Partial<Fields> {
  const texts = Object.entries<string>(now) as [keyof Fields, string][];
  const changed = texts.filter(([name, text]) => text !== "" && text !== sent[name]);
  return Object.fromEntries(changed) as Partial<Fields>;
}

/** Fields that had to be changed are no longer what their key was given to. */
function withoutIdentityNumbers<Fields extends FormFields<Fields>>(
  draft: FormDraft<Fields>,
): FormDraft<Fields> {
  const entries = Object.entries<string>(draft.fields).map(([name, text]) => [
    name,
    maskIdentityNumbers(text),
  ]);
  const kept: Fields = Object.fromEntries(entries);
  const isSame = JSON.stringify(kept) === JSON.stringify(draft.fields);
  return isSame ? draft : { ...draft, fields: kept, sendKey: undefined };
}

/** 128 random bits. `crypto.randomUUID` would exist on https only, not on a test phone's http. */
export function newSendKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
