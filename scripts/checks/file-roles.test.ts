import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("no file of routes holds a statement: they are in repositories, lists and changes", () => {
  const files = globSync("server/**/*.routes.ts");
  expect(files.length).toBeGreaterThan(20);
  const statement = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/;
  expect(files.filter((file) => statement.test(readFileSync(file, "utf8")))).toEqual([]);
});
