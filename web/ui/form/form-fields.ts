import type { FormFields } from "./form-draft.ts";

/** What stands in a form's fields of these names. */
export function readFields<Fields extends FormFields<Fields>>(
  form: HTMLFormElement,
  emptyFields: Fields,
): Fields {
  const data = new FormData(form);
  return Object.fromEntries(
    Object.keys(emptyFields).map((name) => [name, String(data.get(name) ?? "")]),
  ) as unknown as Fields;
}

/** Writes into a form's lines and boxes; a name that is none of these is passed over. */
export function fillFields<Fields extends FormFields<Fields>>(
  form: HTMLFormElement,
  fields: Partial<Fields>,
): void {
  for (const [name, value] of Object.entries<string>(fields as Record<string, string>)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value = value;
  }
}

/** Those that somebody has filled in. */
export function nonEmpty<Fields extends FormFields<Fields>>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== "")) as Partial<Fields>;
}
