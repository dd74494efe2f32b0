import { matchRoute } from "#contract/routes.ts";

/** Whether an address is a page of this site. Links in an answer lead nowhere else. */
export function isSiteAddress(address: string): boolean {
  const pathname = address.replace(/[?#].*$/s, "");
  return pathname.startsWith("/") && matchRoute(pathname).page !== "not-found";
}
