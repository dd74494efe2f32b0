import { expect, test } from "vitest";
import { routeAddresses } from "./routes.ts";

test("no two pages have one address", () => {
  const addresses = routeAddresses.map((address) => address.toLowerCase());
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
});
