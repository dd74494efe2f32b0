import { expect, test } from "vitest";
import { searchTerms, termsPattern } from "./search-terms.ts";

test.each([
  ["Regular trips, irregular hours", "regul", ["Regul"]],
  ["कपड़े और बर्तन", "बर्त", ["बर्त"]],
  ["Two (2) vans", "(2) VAN", ["2", "van"]],
  ["“Two” vans–₹500", "“vans” 500", ["vans", "500"]],
  ["[a-z]+ .* a", ".*", []],
])("what a search finds in %j with %j is marked where words begin", (text, typed, marked) => {
  const terms = searchTerms(typed);
  const matches = terms.length === 0 ? [] : [...text.matchAll(termsPattern(terms))];
  expect(matches.map(([match]) => match)).toEqual(marked);
});
