import { holdsMask } from "#contract/identity-numbers.ts";
import type { FormAttributes } from "#web/browser/form-attributes.ts";
import { tabValue } from "#web/browser/tab-value.ts";
import { type Draft, saveText, updateDraft, withoutSecrets } from "./draft.ts";
import { type FormFields, holdsText } from "./field-values.ts";

/** The draft of one form, for React: with its redacted fields. */
export interface DraftStore<Fields> {
  /** See draft.ts. */
  readonly storageName: string;
  /** All fields of the form, empty. */
  readonly emptyFields: Fields;
  /** Fields that no storage keeps: their text lives in memory, as long as the document. */
  readonly secretFields: readonly string[];
  /** For the form's element: until the form is hydrated, the boot script keeps its draft (web/drafts/early-drafts.ts). */
  readonly attributes: Pick<FormAttributes, "data-draft" | "data-secret">;
  /**
   * The draft of this tab, with all fields of the form: the secret ones too, if they were typed in this document.
   *
   * @param defaultValues for fields that the draft does not have: until a form is hydrated, only what is typed is saved.
   */
  read(defaultValues?: Partial<Fields>): Draft<Fields> | undefined;
  /**
   * Call this when the form appears, or when text that was not typed there is put into it. Saves the text, and finds
   * out which of its fields are redacted.
   *
   * @param fields by default those of the draft.
   * @param filledSecrets the secret fields that were filled in before; by default those of the draft.
   */
  open(fields?: Fields, filledSecrets?: readonly string[]): void;
  /**
   * The redacted fields: their number was not stored and has to be typed again. These are secret fields that were
   * filled in and are empty now, and fields with a masked number.
   */
  redacted(): readonly string[];
  /** Calls back after each change of the draft or of `redacted`. */
  subscribe(listener: () => void): () => void;
  /**
   * Saves the current text of the form. A field in which a number was typed is no longer redacted.
   *
   * @returns the idempotency key of the text.
   */
  save(fields: Fields): string;
  /** Changes everything but the text. Without a draft it does nothing. */
  update(changes: Omit<Draft<Fields>, "fields">): void;
  /** Replaces the draft by one that another tab has left. */
  replace(draft: Draft<Partial<Fields>>): void;
  clear(): void;
}

const none: readonly string[] = [];

export function createDraftStore<Fields extends FormFields<Fields>>(
  storageName: string,
  emptyFields: Fields,
  secretFields: readonly (keyof Fields & string)[] = [],
): DraftStore<Fields> {
  const value = tabValue<Draft<Partial<Fields>>>(storageName, {
    toStored: ({ redacted, ...draft }) => ({
      ...draft,
      fields: withoutSecrets<Fields>(draft.fields, secretFields),
    }),
  });
  const redacted = () => value.read()?.redacted ?? none;

  function read(defaultValues: Partial<Fields> = {}): Draft<Fields> | undefined {
    const draft = value.read();
    return draft && { ...draft, fields: { ...emptyFields, ...defaultValues, ...draft.fields } };
  }

  function open(fields = read()?.fields ?? emptyFields, filledSecrets = read()?.filledSecrets ?? none): void {
    const candidates = [...filledSecrets, ...maskedIn<Fields>(fields)];
    if (candidates.length > 0 || holdsText<Fields>(fields)) save(fields, candidates);
  }

  /** @param candidates the fields that are redacted unless their number has been typed. */
  function save(fields: Fields, candidates: readonly string[]): string {
    const masked = maskedIn<Fields>(fields);
    const isSecret = (name: string) => (secretFields as readonly string[]).includes(name);
    const now = candidates.filter((name) =>
      isSecret(name) ? !fields[name as keyof Fields] : masked.includes(name),
    );
    return saveText<Fields>(
      value,
      {
        fields,
        filledSecrets: secretFields.filter((name) => fields[name] !== "" || now.includes(name)),
        // The same array for the same names, as React wants it.
        redacted: now.join() === redacted().join() ? redacted() : now,
      },
      secretFields,
    );
  }

  return {
    storageName,
    emptyFields,
    secretFields,
    attributes: { "data-draft": storageName, "data-secret": secretFields.join(" ") || undefined },
    read,
    open,
    redacted,
    subscribe: value.subscribe,
    save: (fields) => save(fields, redacted()),
    update: (changes) => updateDraft<Fields>(value, changes),
    replace(draft) {
      value.set(draft);
      open();
    },
    clear: value.remove,
  };
}

/** The names of the fields in whose text a number is masked. */
export function maskedIn<Fields extends FormFields<Fields>>(fields: Partial<Fields>): readonly string[] {
  const texts = Object.entries<string>(fields as Record<string, string>);
  return texts.filter(([, text]) => holdsMask(text)).map(([name]) => name);
}
