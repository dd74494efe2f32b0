import { expect, test } from "vitest";
import { routeAddresses } from "#contract/routes.ts";
import { addressInFragment } from "./fragment-address.ts";

test.each([
  ["#/about-us", "/about-us"],
  ["#/nowhere", "/nowhere"],
  ["#about-us", "/about-us"],
  ["#about", "/about-us"],
  ["#contact-us", "/contact-us"],
  ["#Contact", "/contact-us"],
  ["#faq", "/faq"],
  ["#terms-condition", "/Terms-condition"],
  ["#terms", "/Terms-condition"],
  ["#services/service2", "/services/service2"],
  ["#search?q=eicher&x=1", "/search?q=eicher&x=1"],
  ["#search?q=ace?", "/search?q=ace?"],
  ["", undefined],
  ["#", undefined],
  ["#main", undefined],
  ["#abo", undefined],
  ["#about-us-all", undefined],
  ["#?q=eicher", undefined],
])("the fragment %s names %s", (hash, address) => {
  expect(addressInFragment(hash, routeAddresses)).toBe(address);
});
