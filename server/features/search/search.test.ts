import { expect, test } from "vitest";
import type { QueryMeaning } from "../../query-meaning.ts";
import { createSearch } from "./search.ts";

const meansNothing: QueryMeaning = {
  subjects: [],
  unknown: [],
  pages: [],
  answersQuery: false,
  isGuess: false,
  offers: [],
  rules: [],
};

test("of an overlong query only the beginning is read", async () => {
  const read: string[] = [];
  const search = createSearch(async () => (query) => {
    read.push(query);
    return meansNothing;
  });
  await search("gaadi ".repeat(2_000));
  expect(read.map(({ length }) => length)).toEqual([200]);
});

test("after a failed load the next query loads again", async () => {
  let loads = 0;
  const search = createSearch(async () => {
    loads += 1;
    if (loads === 1) throw new Error("The model could not be read");
    return () => meansNothing;
  });
  await expect(search("gaadi")).rejects.toThrow("could not be read");
  await search("gaadi");
  await search("gaadi");
  expect(loads).toBe(2);
});
