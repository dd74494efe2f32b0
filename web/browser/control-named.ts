/** The form's control of this name, if it has one. */
export function controlNamed(
  form: HTMLFormElement | null | undefined,
  name: string,
): HTMLElement | undefined {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLElement ? control : undefined;
}
