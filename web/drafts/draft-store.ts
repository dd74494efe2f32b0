import { holdsMask } from "#contract/identity-numbers.ts";
import type { FormAttributes } from "#web/browser/form-attributes.ts";
import { tabValue } from "#web/browser/tab-value.ts";
import { type Draft, saveText, updateDraft, withoutSecrets } from "./draft.ts";
import { type FormFields, holdsText } from "./field-values.ts";

/** The draft of one form, for React: with the numbers that have to be typed again because no storage keeps them. */
export interface DraftStore<Fields> {
  /** See draft.ts. */
  readonly storageName: string;
  /** All fields of the form, empty. */
  readonly emptyFields: Fields;
  /** Fields that no storage keeps: their text lives in memory, as long as the document. */
  readonly secretFields: readonly string[];
  /** For the form's element: until the form is hydrated, the boot script keeps its draft (web/drafts/early-drafts.ts). */
  readonly attributes: Pick<FormAttributes, "data-draft" | "data-secret">;
  /** The draft of this tab, with all fields of the form: the secret ones too, if they were typed in this document. */
  read(): Draft<Fields> | undefined;
  /**
   * Call this when the form appears, or is given a text that was not typed there: saves the text. From then on the
   * numbers that this text lacks have to be typed again.
   *
   * @param fields those of the draft unless given.
   * @param unshown secret fields that were filled in, and whose values the form may not show; the draft's unless given.
   */
  open(fields?: Fields, unshown?: readonly string[]): void;
  /** The fields with a number to type again: secret fields that were filled in, and fields with a masked number. */
  toRetype(): readonly string[];
  /** Calls back after each change of the draft or of `toRetype`. */
  subscribe(listener: () => void): () => void;
  /**
   * Saves the current text of the form.
   *
   * @param unshown secret fields that were filled in, and whose values the form may not show; `toRetype` unless given.
   * @returns the idempotency key of the text.
   */
  save(fields: Fields, unshown?: readonly string[]): string;
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
    toStored: ({ toRetype, ...draft }) => ({
      ...draft,
      fields: withoutSecrets<Fields>(draft.fields, secretFields),
    }),
  });
  const isSecret = (name: string) => (secretFields as readonly string[]).includes(name);
  const toRetype = () => value.read()?.toRetype ?? none;

  function read(): Draft<Fields> | undefined {
    const draft = value.read();
    return draft && { ...draft, fields: { ...emptyFields, ...draft.fields } };
  }

  function open(fields = read()?.fields ?? emptyFields, unshown = read()?.secrets ?? none): void {
    const lacking = [...unshown, ...maskedIn<Fields>(fields)];
    if (lacking.length > 0 || holdsText<Fields>(fields)) save(fields, lacking);
  }

  function save(fields: Fields, unshown = toRetype()): string {
    const filled = secretFields.filter((name) => fields[name] !== "");
    const masked = maskedIn<Fields>(fields);
    const lacking = unshown.filter((name) =>
      isSecret(name) ? !(filled as readonly string[]).includes(name) : masked.includes(name),
    );
    return saveText<Fields>(
      value,
      {
        fields,
        secrets: [...filled, ...lacking.filter(isSecret)],
        // The same array for the same names, as React wants it.
        toRetype: lacking.join() === toRetype().join() ? toRetype() : lacking,
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
    toRetype,
    subscribe: value.subscribe,
    save,
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
