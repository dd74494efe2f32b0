import type { ApiPath } from "#contract/api-paths.ts";

/** Scheme and host of the API where it differs from the site's own; set at build. */
const origin: string = import.meta.env.PUBLIC_API_ORIGIN ?? "";

/** The full address of a call. */
export function apiAddress(path: ApiPath): string {
  return origin + path;
}
