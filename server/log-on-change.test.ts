import { pino } from "pino";
import { expect, test } from "vitest";
import { logOnChange } from "./log-on-change.ts";

test("one line says that something fails, one that something else fails, and one that it works again", () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line).msg) });
  const note = logOnChange(log, { failing: "fails", working: "works" });
  const err = new Error("away");
  for (const failure of [
    undefined,
    { err },
    { err },
    undefined,
    undefined,
    { err, rule: "a" },
    { err, rule: "b" },
  ])
    note(failure);
  expect(lines).toEqual(["fails", "works", "fails", "fails"]);
});
