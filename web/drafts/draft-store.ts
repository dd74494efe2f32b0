import { holdsMask } from "#contract/identity-numbers.ts";
import type { FormAttributes } from "#web/browser/form-attributes.ts";
import { createStore } from "#web/browser/store.ts";
import { tabValue } from "#web/browser/tab-value.ts";
import { type Draft, saveText, updateDraft } from "./draft.ts";
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

export function createDraftStore<Fields extends FormFields<Fields>>(
  storageName: string,
  emptyFields: Fields,
  secretFields: readonly (keyof Fields & string)[] = [],
): DraftStore<Fields> {
  const value = tabValue<Draft<Partial<Fields>>>(storageName);
  const isSecret = (name: string) => (secretFields as readonly string[]).includes(name);
  const { read: toRetype, set, subscribe } = createStore<readonly string[]>([]);
  /** The secret fields that hold text. */
  let secrets: Partial<Fields> = {};

  function tellChange(names = toRetype()): void {
    // The same array for the same names, as React wants it.
    set(names.join() === toRetype().join() ? toRetype() : names);
  }

  function read(): Draft<Fields> | undefined {
    const draft = value.read();
    return draft && { ...draft, fields: { ...emptyFields, ...draft.fields, ...secrets } };
  }

  function save(all: Fields, unshown = toRetype()): string {
    secrets = Object.fromEntries(
      secretFields.filter((name) => all[name] !== "").map((name) => [name, all[name]]),
    ) as Partial<Fields>;
    const filled = Object.keys(secrets);
    const masked = maskedIn<Fields>(all);
    const names = unshown.filter((name) => (isSecret(name) ? !filled.includes(name) : masked.includes(name)));
    const fields = { ...all, ...Object.fromEntries(secretFields.map((name) => [name, ""])) } as Fields;
    const idempotencyKey = saveText<Fields>(value, fields, [...filled, ...names.filter(isSecret)]);
    tellChange(names);
    return idempotencyKey;
  }

  function open(fields = read()?.fields ?? emptyFields, unshown = read()?.secrets ?? []): void {
    const lacking = [...unshown, ...maskedIn<Fields>(fields)];
    if (holdsText<Fields>(fields)) save(fields, lacking);
    else tellChange(lacking);
  }

  return {
    storageName,
    emptyFields,
    secretFields,
    attributes: { "data-draft": storageName, "data-secret": secretFields.join(" ") || undefined },
    read,
    open,
    toRetype,
    subscribe,
    save,
    update(changes) {
      updateDraft<Fields>(value, changes);
      tellChange();
    },
    replace(draft) {
      secrets = {};
      value.set(draft);
      open();
    },
    clear() {
      secrets = {};
      value.remove();
      tellChange([]);
    },
  };
}

/** The names of the fields in whose text a number is masked. */
export function maskedIn<Fields extends FormFields<Fields>>(fields: Partial<Fields>): readonly string[] {
  const texts = Object.entries<string>(fields as Record<string, string>);
  return texts.filter(([, text]) => holdsMask(text)).map(([name]) => name);
}
