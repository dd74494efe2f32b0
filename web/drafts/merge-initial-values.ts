import { changedFields, type FormFields } from "./field-values.ts";

/** Where the values of a form can come from when it opens. */
export interface InitialValueSources<Fields> {
  /** All fields of the form, empty. */
  readonly emptyFields: Fields;
  /** The values with which the form was rendered. The visitor did not type them. */
  readonly defaultValues: Partial<Fields>;
  /** The values that are in the form now. */
  readonly currentValues: Fields;
  /** The draft of this tab, which may have come from a closed tab (closed-tabs.ts). */
  readonly draft: Partial<Fields> | undefined;
  /** The values of a post that the server refused, from the document that says so. They replace the draft. */
  readonly refused: Partial<Fields> | undefined;
  /** What the page's address prefills beside the other fields. */
  readonly prefill: ((fields: Fields) => Partial<Fields>) | undefined;
}

export interface InitialValues<Fields> {
  /** What draft and form begin with. */
  readonly values: Fields;
  /** Those of them that differ from the default values: they were typed before the form was hydrated. */
  readonly dirty: Partial<Fields>;
}

/** The last source wins, field by field: the draft or what was refused, the prefill, what was typed. */
export function mergeInitialValues<Fields extends FormFields<Fields>>({
  emptyFields,
  defaultValues,
  currentValues,
  draft,
  refused,
  prefill,
}: InitialValueSources<Fields>): InitialValues<Fields> {
  const saved = { ...emptyFields, ...(refused ?? draft) };
  const dirty = changedFields<Fields>({ ...emptyFields, ...defaultValues }, currentValues);
  return { values: { ...saved, ...prefill?.(saved), ...dirty }, dirty };
}
