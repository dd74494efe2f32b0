/**
 * The detail of an audit entry, with stages and colleagues by name instead of id. Unknown ids are left out. Without
 * zod, because the browser imports it.
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
