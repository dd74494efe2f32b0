import { expect, test } from "vitest";
import { preparedOnce, statementsKept } from "./sqlite-statements.ts";

test("a statement in use is prepared once, however many others a long process has seen", () => {
  const prepared: string[] = [];
  const prepare = preparedOnce((sql) => {
    prepared.push(sql);
    return sql;
  });
  for (let count = 0; count <= statementsKept; count++) prepare(`values in a list of ${count}`);
  prepared.length = 0;
  expect([prepare("a list"), prepare("a list")]).toEqual(["a list", "a list"]);
  expect(prepared).toEqual(["a list"]);
});
