import { expect, test } from "vitest";
import { parseLocation } from "./hash-location.ts";

test.each([
  ["/search?q=ace", "ace"],
  ["/search?q=ace?", "ace?"],
  ["/search?q=what?&at=faq#faq", "what?"],
  ["/search", null],
])("the query of %s asks for %j", (address, q) => {
  expect(parseLocation(address)).toMatchObject({ pathname: "/search" });
  expect(parseLocation(address).query.get("q")).toBe(q);
});
