import { routes } from "#contract/routes.ts";
import { pathnameOf } from "./pathname.ts";

const canonicalPaths: ReadonlyMap<string, string> = new Map(
  routes.flatMap(({ path, aliases }) => aliases.map((alias: string) => [alias, path] as const)),
);

/**
 * The address of a request, with the canonical path if its pathname is an alias of a page. So a page that the server
 * renders, such as Join us with its jobs, answers GET and POST at every address that it has.
 */
export function canonicalUrl(url: string): string {
  const pathname = pathnameOf({ url });
  const path = canonicalPaths.get(pathname);
  return path === undefined ? url : path + url.slice(pathname.length);
}
