import { controlNamed } from "#web/browser/control-named.ts";

/** A form's text fields by name. */
export type FormFields<Fields> = { readonly [Name in keyof Fields]: string };

/** The values of a form's fields of these names. */
export function readFields<Fields extends FormFields<Fields>>(
  form: HTMLFormElement,
  emptyFields: Fields,
): Fields {
  const data = new FormData(form);
  return Object.fromEntries(
    Object.keys(emptyFields).map((name) => [name, String(data.get(name) ?? "")]),
  ) as unknown as Fields;
}

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Writes a text into a control: any text ticks a checkbox, and a select without that option stays as it is. */
export function fillControl(control: Control, text: string): void {
  const { options } = control as HTMLSelectElement;
  if (control.type === "checkbox") (control as HTMLInputElement).checked = text !== "";
  else if (!options || [...options].some((option) => option.value === text)) control.value = text;
}

/** Writes fields into a form's controls. Names that the form does not have are skipped. */
export function fillFields<Fields extends FormFields<Fields>>(
  form: HTMLFormElement,
  fields: Partial<Fields>,
): void {
  for (const [name, value] of Object.entries<string>(fields as Record<string, string>)) {
    const control = controlNamed(form, name) as Control | undefined;
    if (control) fillControl(control, value);
  }
}

/**
 * Empties a form after it was sent. A reset alone would restore the form's defaults, which may be the values of a failed
 * post. Without a reset the browser would mark the empty fields as wrong.
 *
 * @param unsent fields that were changed while the form was being sent. They stay untouched, with focus and caret.
 */
export function clearForm<Fields extends FormFields<Fields>>(
  form: HTMLFormElement,
  emptyFields: Fields,
  unsent: Partial<Fields>,
): void {
  const kept = [...form.elements].filter((control) =>
    Object.hasOwn(unsent, control.getAttribute("name") ?? ""),
  );
  const cleared = Object.entries(emptyFields).filter(([name]) => !Object.hasOwn(unsent, name));
  // A reset skips controls that belong to no form.
  for (const control of kept) control.setAttribute("form", "");
  form.reset();
  for (const control of kept) control.removeAttribute("form");
  fillFields<Fields>(form, Object.fromEntries(cleared) as Partial<Fields>);
}

/** The fields that hold text. */
export function nonEmpty<Fields extends FormFields<Fields>>(fields: Partial<Fields>): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== "")) as Partial<Fields>;
}

export function holdsText<Fields extends FormFields<Fields>>(fields: Partial<Fields>): boolean {
  return Object.values(fields).some((text) => text !== "");
}

/** What stays of a form or a draft that was sent: the fields that were changed meanwhile and hold text. */
export function unsentFields<Fields extends FormFields<Fields>>(sent: Fields, now: Fields): Partial<Fields> {
  return nonEmpty(changedFields(sent, now));
}

/** The fields of `now` whose text differs from that before. */
export function changedFields<Fields extends FormFields<Fields>>(
  before: Fields,
  now: Fields,
): Partial<Fields> {
  const names = (Object.keys(now) as (keyof Fields)[]).filter((name) => now[name] !== before[name]);
  return Object.fromEntries(names.map((name) => [name, now[name]])) as Partial<Fields>;
}
