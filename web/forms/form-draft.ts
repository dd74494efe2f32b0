import { holdsMask } from "#contract/identity-numbers.ts";
import { tabValue } from "#web/browser/tab-value.ts";
import type { FormFields } from "./field-values.ts";

/** Text that was typed and not yet accepted by the server, kept in this tab. */
export interface FormDraft<Fields> {
  readonly fields: Fields;
  /** The secret fields that were filled in. What they held is not kept. */
  readonly secrets?: readonly string[] | undefined;
  /**
   * The Idempotency-Key of these fields: another text gets another key, so drafts with the same key hold the same text.
   * A form that has not got its own code yet gives none.
   */
  readonly key?: string | undefined;
  /** When its first text was typed, in milliseconds since 1970: other clocks start again after a reload. */
  readonly begunAt?: number | undefined;
  /** It was sent, and no result has come yet. */
  readonly isUnderway?: boolean | undefined;
  /** It was typed in another tab, most often one that is closed now (web/boot/closed-tabs.ts). */
  readonly isEarlier?: boolean | undefined;
  /** Another tab has sent the draft of which this is a copy, with other text. */
  readonly isOtherVersion?: boolean | undefined;
}

export interface FormDrafts<Fields> {
  /** All fields of the form, empty. */
  readonly emptyFields: Fields;
  /** Fields that no draft keeps, not even in memory. */
  readonly secretFields: readonly string[];
  /** For the form's element: the boot script keeps its draft until the form has its own code (web/boot/early-drafts.ts). */
  readonly attributes: { readonly "data-draft": string; readonly "data-secret": string | undefined };
  /** The draft of this tab. */
  read(): FormDraft<Fields> | undefined;
  /**
   * Call this when the form appears, or gets a text that was not typed there: from here on, numbers that it lacks are to
   * be typed again.
   */
  open(): void;
  /** The fields with a number to type again: secret ones that were filled in, and others in whose text it is masked. */
  toRetype(): readonly string[];
  /** Calls back when other numbers are to be typed again. */
  subscribe(listener: () => void): () => void;
  /**
   * Keeps the current text of the form.
   *
   * @param unshown secret fields that were sent, and that the form does not show again.
   * @returns the key of the text.
   */
  keep(fields: Fields, unshown?: readonly string[]): string;
  /** Puts another draft in the place of this one. */
  replace(draft: FormDraft<Fields>): void;
  clear(): void;
}

/**
 * Drafts of one form, kept in this tab (tabValue).
 *
 * @param emptyFields all fields of the form, empty.
 * @param secretFields fields that no draft keeps, not even in memory.
 */
export function createFormDrafts<Fields extends FormFields<Fields>>(
  storageKey: string,
  emptyFields: Fields,
  secretFields: readonly (keyof Fields & string)[] = [],
): FormDrafts<Fields> {
  const kept = tabValue<Partial<FormDraft<Fields>>>(storageKey);
  let toRetype: readonly string[] = [];
  const listeners = new Set<() => void>();

  function setToRetype(names: readonly string[]): void {
    if (names.join() === toRetype.join()) return;
    toRetype = names;
    for (const listener of listeners) listener();
  }

  function isSecret(name: string): boolean {
    return secretFields.some((secret) => secret === name);
  }

  function read(): FormDraft<Fields> | undefined {
    const draft = kept.read();
    return draft?.fields && { ...draft, fields: { ...emptyFields, ...draft.fields } };
  }

  return {
    emptyFields,
    secretFields,
    attributes: { "data-draft": storageKey, "data-secret": secretFields.join(" ") || undefined },
    read,
    open() {
      const { fields, secrets = [] } = read() ?? { fields: emptyFields };
      setToRetype([...secrets, ...maskedIn<Fields>(fields)]);
    },
    toRetype: () => toRetype,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    keep(all, unshown = toRetype) {
      const filled: readonly string[] = secretFields.filter((name) => all[name] !== "");
      const masked = maskedIn<Fields>(all);
      setToRetype(
        unshown.filter((name) => (isSecret(name) ? !filled.includes(name) : masked.includes(name))),
      );
      const fields = { ...all, ...Object.fromEntries(secretFields.map((name) => [name, ""])) } as Fields;
      const secrets = [...filled, ...toRetype.filter(isSecret)];
      const draft = read();
      const key = (draft && isSameText(draft.fields, fields) && draft.key) || newKey();
      kept.set({ begunAt: Date.now(), ...draft, fields, secrets, key });
      return key;
    },
    replace: kept.set,
    clear() {
      setToRetype([]);
      kept.remove();
    },
  };
}

/** The names of the fields in whose text a number is masked. */
export function maskedIn<Fields extends FormFields<Fields>>(fields: Partial<Fields>): readonly string[] {
  const texts = Object.entries<string>(fields as Record<string, string>);
  return texts.filter(([, text]) => holdsMask(text)).map(([name]) => name);
}

/** @param other the same fields */
export function isSameText<Fields extends FormFields<Fields>>(one: Fields, other: Fields): boolean {
  return (Object.keys(one) as (keyof Fields)[]).every((name) => one[name] === other[name]);
}

/** Fields whose text differs from what was sent, empty ones left out. */
export function changedSince<Fields extends FormFields<Fields>>(sent: Fields, now: Fields): Partial<Fields> {
  const texts = Object.entries<string>(now) as [keyof Fields, string][];
  const changed = texts.filter(([name, text]) => text !== "" && text !== sent[name]);
  return Object.fromEntries(changed) as Partial<Fields>;
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
