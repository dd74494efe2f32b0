/** Parts of a query. An empty one takes away what came before it under its name. */
export type QueryParts = string | URLSearchParams | Readonly<Record<string, string | number | undefined>>;

/** Parts put together. Of two values with one name the later counts. */
export function queryOf(...all: readonly QueryParts[]): URLSearchParams {
  const query = new URLSearchParams();
  for (const parts of all) {
    const entries =
      typeof parts === "string" || parts instanceof URLSearchParams
        ? new URLSearchParams(parts)
        : Object.entries(parts);
    for (const [name, value] of entries) {
      if (value === undefined || value === "") query.delete(name);
      else query.set(name, String(value));
    }
  }
  return query;
}

/** An address with a query, or without one where all parts are empty. */
export function addressWith(path: string, ...parts: readonly QueryParts[]): string {
  const query = queryOf(...parts).toString();
  return query ? `${path}?${query}` : path;
}

/** Those parts of a query that have one of the names, as the filter of a list. */
export function pickQuery(query: URLSearchParams, names: readonly string[]): string {
  return queryOf(Object.fromEntries(names.map((name) => [name, query.get(name) ?? ""]))).toString();
}
