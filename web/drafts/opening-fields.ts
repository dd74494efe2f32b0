import { changedFields, type FormFields } from "./field-values.ts";

/** Where the fields of a form can come from when it opens. */
export interface OpeningSources<Fields> {
  /** All fields of the form, empty. */
  readonly emptyFields: Fields;
  /** The draft of this tab, which may have come from a closed tab (closed-tabs.ts). */
  readonly draft: Partial<Fields> | undefined;
  /** The fields that the server refused, from the document that says so. */
  readonly refused: Partial<Fields> | undefined;
  /** What the page's address prefills beside the other fields. */
  readonly prefill: ((fields: Fields) => Partial<Fields>) | undefined;
  /** The values with which the form was rendered. The visitor did not type them. */
  readonly rendered: Partial<Fields>;
  /** The values that are in the form now. Those that differ from the rendered values were typed. */
  readonly found: Fields;
}

export interface OpeningFields<Fields> {
  /** For the draft and the form. */
  readonly fields: Fields;
  /** Those of them that were typed before the form was hydrated. */
  readonly typed: Partial<Fields>;
}

/**
 * The fields of a form when it opens: what the server refused, else the draft; over these what the address prefills; over
 * all what was typed before the form was hydrated.
 */
export function openingFields<Fields extends FormFields<Fields>>({
  emptyFields,
  draft,
  refused,
  prefill,
  rendered,
  found,
}: OpeningSources<Fields>): OpeningFields<Fields> {
  const text = { ...emptyFields, ...(refused ?? draft) };
  const typed = changedFields<Fields>({ ...emptyFields, ...rendered }, found);
  return { fields: { ...text, ...prefill?.(text), ...typed }, typed };
}
