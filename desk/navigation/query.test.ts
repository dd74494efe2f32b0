import { expect, test } from "vitest";
import { addressWith, pickQuery, queryOf } from "./query.ts";

test("of two parts with one name the later counts, and an empty one takes the earlier away", () => {
  const query = queryOf(
    "status=done&q=sofa",
    { q: "two pallets", limit: 100 },
    { status: "", owner: undefined },
  );
  expect(query.toString()).toBe("q=two+pallets&limit=100");
});

test("an address whose parts are all empty has no query", () => {
  expect(addressWith("/inbox", "q=sofa", { q: "" })).toBe("/inbox");
  expect(addressWith("/inbox", { q: "sofa" })).toBe("/inbox?q=sofa");
});

test("a list takes only the parts that filter it", () => {
  expect(pickQuery(new URLSearchParams("view=list&job=7&stage="), ["stage", "job"])).toBe("job=7");
});
