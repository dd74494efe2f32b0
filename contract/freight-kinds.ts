/** The kinds of freight, and the address of the request form with one chosen: `/services/detail?freight=air`. */
import { paths } from "./routes.ts";

export const freightKinds = ["air", "road", "ocean", "rail", "warehousing", "project-cargo"] as const;
export type FreightKindId = (typeof freightKinds)[number];

export function freightRequest(kind: FreightKindId): string {
  return `${paths["ocean-freight"]}?freight=${kind}`;
}

export function freightKindIn(query: URLSearchParams): FreightKindId | undefined {
  return freightKinds.find((kind) => kind === query.get("freight"));
}
