import { holdsMask } from "#contract/identity-numbers.ts";
import { tabValue } from "#web/browser/tab-value.ts";
import { draftName } from "./draft-copies.ts";
import type { FormFields } from "./field-values.ts";
import { printsOf, type SentDraft } from "./sent-drafts.ts";

/** Text that was typed and not yet accepted by the server, kept in this tab. */
export interface FormDraft<Fields> {
  readonly fields: Fields;
  /** The secret fields that were filled in. What they held is not kept. */
  readonly secrets?: readonly string[] | undefined;
  /** The Idempotency-Key of exactly these fields, once they were sent for the first time. */
  readonly sendKey?: string | undefined;
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
   * Keeps the current text of the form. Changed fields lose their key.
   *
   * @param unshown secret fields that were sent, and that the form does not show again.
   */
  keep(fields: Fields, unshown?: readonly string[]): void;
  /**
   * Marks these fields as being sent.
   *
   * @returns their key: the one that they were sent with before, even before a reload, or a new one.
   */
  startSending(fields: Fields): string;
  /** Gives the fields that are being sent another key. */
  renewKey(): string;
  /** The fields were not accepted: the draft stays. */
  endSending(): void;
  /**
   * The server has these fields. Fields that were changed since stay, as a draft of their own.
   *
   * @returns whether any stay.
   */
  acknowledge(sent: Fields): boolean;
  /** What other tabs are to know of the draft once the server has these fields. */
  whenSent(fields: Fields): Omit<SentDraft, "reference">;
  /** The draft that the browser posted without scripts to get this page (web/boot/early-drafts.ts), once. */
  takePosted(): Omit<SentDraft, "reference"> | undefined;
  /** Whether this is the draft of this tab. */
  isOf(sent: SentDraft): boolean;
  /**
   * Another tab has sent this draft. It is forgotten, unless it holds something else: that stays, as a draft of its own.
   *
   * @returns whether any stays.
   */
  endElsewhere(sent: SentDraft): boolean;
  /** The name under which other tabs tell of it. */
  name(): string | undefined;
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
  const posted = tabValue<FormDraft<Fields>>(`${storageKey}-posted`, false);
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

  function save(draft: FormDraft<Fields>): void {
    kept.keep({ ...draft, begunAt: read()?.begunAt ?? Date.now() });
  }

  /** What a draft keeps of the fields. */
  function contentOf(all: Fields) {
    const filled: readonly string[] = secretFields.filter((name) => all[name] !== "");
    const masked = maskedIn<Fields>(all);
    setToRetype(toRetype.filter((name) => (isSecret(name) ? !filled.includes(name) : masked.includes(name))));
    return {
      fields: { ...all, ...Object.fromEntries(secretFields.map((name) => [name, ""])) } as Fields,
      secrets: [...filled, ...toRetype.filter(isSecret)],
    };
  }

  function knownKeyOf(fields: Fields): string | undefined {
    const draft = read();
    const isSame = draft?.sendKey !== undefined && JSON.stringify(draft.fields) === JSON.stringify(fields);
    return isSame ? draft.sendKey : undefined;
  }

  /** Of secret fields only that they were filled in. */
  function printsOfDraft({ fields, secrets = [], begunAt }: FormDraft<Fields>): Omit<SentDraft, "reference"> {
    const name = draftName(storageKey, begunAt);
    const filled = Object.fromEntries(secrets.map((secret) => [secret, "filled"]));
    return { draft: name, prints: printsOf(name, { ...fields, ...filled }) };
  }

  function name(): string | undefined {
    const draft = read();
    return draft && draftName(storageKey, draft.begunAt);
  }

  function clear(): void {
    setToRetype([]);
    kept.forget();
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
    keep(all, unshown) {
      if (unshown) setToRetype(unshown);
      const content = contentOf(all);
      save({ ...read(), ...content, sendKey: knownKeyOf(content.fields) });
    },
    startSending(all) {
      const content = contentOf(all);
      const sendKey = knownKeyOf(content.fields) ?? newSendKey();
      save({ ...read(), ...content, sendKey, isUnderway: true });
      return sendKey;
    },
    renewKey() {
      const sendKey = newSendKey();
      const draft = read();
      // A draft without a key was changed meanwhile: it is not what is being sent.
      if (draft?.sendKey) save({ ...draft, sendKey });
      return sendKey;
    },
    endSending() {
      const draft = read();
      if (draft) save({ ...draft, isUnderway: false });
    },
    acknowledge(sent) {
      const unsent = changedSince(sent, read()?.fields ?? emptyFields);
      const hasUnsent = Object.keys(unsent).length > 0;
      clear();
      if (hasUnsent) save({ fields: { ...emptyFields, ...unsent } });
      return hasUnsent;
    },
    whenSent: (all) => printsOfDraft({ ...contentOf(all), begunAt: read()?.begunAt }),
    takePosted() {
      const draft = posted.read();
      posted.forget();
      return draft && printsOfDraft(draft);
    },
    isOf: ({ draft }) => draft === name(),
    endElsewhere({ prints }) {
      const draft = read();
      const own = Object.entries(draft ? printsOfDraft(draft).prints : {});
      const hasOther = own.some(([field, print]) => prints[field] !== print);
      if (draft && hasOther) {
        const { fields, secrets } = draft;
        kept.keep({ fields, secrets, begunAt: Date.now(), isOtherVersion: true });
      } else clear();
      return hasOther;
    },
    name,
    clear,
  };
}

/** The names of the fields in whose text a number is masked. */
export function maskedIn<Fields extends FormFields<Fields>>(fields: Partial<Fields>): readonly string[] {
  const texts = Object.entries<string>(fields as Record<string, string>);
  return texts.filter(([, text]) => holdsMask(text)).map(([name]) => name);
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
function newSendKey(): string {
  return String.fromCharCode(
    ...[...crypto.getRandomValues(new Uint8Array(32))].map((byte) => 97 + (byte % 16)),
  );
}
