/**
 * The detail of an entry of the audit log with stages and colleagues by their names. One whose name is not known is
 * left out. Without zod, because the browser imports it.
 */
export function namedDetail(
  detail: Readonly<Record<string, unknown>>,
  names: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const entries = Object.entries(detail).map(([key, value]) =>
    /^(stage|owner)(From|To)$/.test(key) && typeof value === "string"
      ? [key, names.get(value)]
      : [key, value],
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
