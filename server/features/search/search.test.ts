import { expect, test } from "vitest";
import { createSearch } from "./search.ts";

test("of an overlong query only the beginning is read", async () => {
  const read: string[] = [];
  const search = createSearch(async () => (query) => {
    read.push(query);
    return { subjects: [], unknown: [], pages: [], answersQuery: false, isGuess: false };
  });
  await search("gaadi ".repeat(2_000));
  expect(read.map(({ length }) => length)).toEqual([200]);
});
