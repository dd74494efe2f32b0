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
    { err: new Error("denied"), rule: "b" },
    { err: Object.assign(new Error("denied at 10:00"), { code: "EACCES" }), rule: "b" },
    { err: Object.assign(new Error("denied at 10:01"), { code: "EACCES" }), rule: "b" },
  ])
    note(failure);
  expect(lines).toEqual(["fails", "works", "fails", "fails", "fails", "fails"]);
});
