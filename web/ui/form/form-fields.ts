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

/** Writes into a form's controls of these names; a checkbox or a name that the form does not have is passed over. */
export function fillFields<Fields extends FormFields<Fields>>(
  form: HTMLFormElement,
  fields: Partial<Fields>,
): void {
  for (const [name, value] of Object.entries<string>(fields as Record<string, string>)) {
    const control = form.elements.namedItem(name);
    const hasText =
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement;
    if (hasText) control.value = value;
  }
}

/**
 * Empties a form of these fields. A reset alone would bring back what a failed post had refilled; without it, empty
 * fields would be marked as wrong.
 */
export function clearForm<Fields extends FormFields<Fields>>(
  form: HTMLFormElement,
  emptyFields: Fields,
): void {
  form.reset();
  fillFields<Fields>(form, emptyFields);
}

/** Those that somebody has filled in. */
export function nonEmpty<Fields extends FormFields<Fields>>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== "")) as Partial<Fields>;
}
