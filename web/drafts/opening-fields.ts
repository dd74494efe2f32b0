import type { FormFields } from "./field-values.ts";

/** Where the text of a form can come from when it opens. */
export interface OpeningSources<Fields> {
  /** All fields of the form, empty. */
  readonly emptyFields: Fields;
  /** What this tab keeps. Where it keeps nothing, that of a closed tab is in its place already (closed-tabs.ts). */
  readonly draft: Partial<Fields> | undefined;
  /** What the server refused, in the document that says so. */
  readonly refused: Partial<Fields> | undefined;
  /** What the page's address fills in, beside the text that it is given. */
  readonly fromAddress: ((text: Fields) => Partial<Fields>) | undefined;
  /** The values with which the form was rendered. They alone are no text of the visitor. */
  readonly rendered: Partial<Fields>;
  /** The values that the scripts find in the form. Those that differ from the rendered ones were typed. */
  readonly found: Fields;
}

export interface OpeningFields<Fields> {
  /** What the draft holds from now on, and the form, wherever it is not empty. */
  readonly fields: Fields;
  /** The part of it that was typed before the scripts came. */
  readonly typed: Partial<Fields>;
}

/**
 * What a form holds when it opens: its draft, or in its place what the server refused; over that what the address fills
 * in; over everything what was typed before the scripts came.
 */
export function openingFields<Fields extends FormFields<Fields>>({
  emptyFields,
  draft,
  refused,
  fromAddress,
  rendered,
  found,
}: OpeningSources<Fields>): OpeningFields<Fields> {
  const text = { ...emptyFields, ...(refused ?? draft) };
  const typed = changes({ ...emptyFields, ...rendered }, found);
  return { fields: { ...text, ...fromAddress?.(text), ...typed }, typed };
}

function changes<Fields extends FormFields<Fields>>(before: Fields, now: Fields): Partial<Fields> {
  const names = (Object.keys(now) as (keyof Fields)[]).filter((name) => now[name] !== before[name]);
  return Object.fromEntries(names.map((name) => [name, now[name]])) as Partial<Fields>;
}
