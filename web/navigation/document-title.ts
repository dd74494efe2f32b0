import { site } from "#content/en/site.ts";

/** A page's title as the browser's tab shows it. Home's already names the company. */
export function documentTitle(title: string): string {
  return title.includes(site.name) ? title : `${title} | ${site.name}`;
}
