import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, test } from "vitest";

const files = globSync("server/**/*.ts").map((name) => ({ name, text: readFileSync(name, "utf8") }));

test("no file of routes and no plugin holds a statement: they are in repositories, lists and changes", () => {
  const routes = files.filter(({ name }) => /\.(?:routes|plugin)\.ts$/.test(name));
  expect(routes.length).toBeGreaterThan(40);
  const statement = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(?:<.*>)?`/;
  expect(routes.filter(({ text }) => statement.test(text)).map(({ name }) => name)).toEqual([]);
});

test("a statement on a table is in a file whose name says so, outside of what is about the whole database", () => {
  const statement = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/;
  const role = /\.(?:repository|changes|list|detail|item|filter|hints|counts|test)\.ts$/;
  const wholeDatabase = /^server\/(?:database|backup|master-key)\//;
  const elsewhere = files.filter(
    ({ name, text }) => statement.test(text) && !role.test(name) && !wholeDatabase.test(name),
  );
  expect(elsewhere.map(({ name }) => name)).toEqual([]);
});

test("what a change writes into the audit log stands beside what it changes, in a file of changes", () => {
  const auditing = files.filter(({ name, text }) => /\baudit\(\{/.test(text) && !name.endsWith(".test.ts"));
  expect(auditing.length).toBeGreaterThan(10);
  expect(auditing.filter(({ name }) => !name.endsWith(".changes.ts")).map(({ name }) => name)).toEqual([]);
});

test("no two files of the server have the same name, so that a search by name finds one", () => {
  const names = files.map(({ name }) => basename(name)).filter((name) => name.split(".").length > 2);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("each component of the site with a look of its own is in the gallery", () => {
  const folders = globSync("web/ui/*/*.css").map((sheet) => dirname(sheet));
  expect(folders.length).toBeGreaterThan(10);
  expect(folders.filter((folder) => globSync(`${folder}/*.examples.tsx`).length === 0)).toEqual([]);
});
