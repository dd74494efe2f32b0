import { paths } from "#contract/routes.ts";

/** The address of a search, as a path of the site: "/search?q=eicher". */
export function searchPath(query: string): string {
  return `${paths.search}?${new URLSearchParams({ q: query })}`;
}
