import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("no file of routes and no plugin holds a statement: they are in repositories, lists and changes", () => {
  const files = globSync("server/**/*.{routes,plugin}.ts");
  expect(files.length).toBeGreaterThan(40);
  const statement = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/;
  expect(files.filter((file) => statement.test(readFileSync(file, "utf8")))).toEqual([]);
});
