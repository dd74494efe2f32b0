import { expect, test } from "vitest";
import { phoneEndIn } from "./phone-search.ts";

test.each([
  ["98765 01002", "9876501002"],
  ["+91 98765-01002", "9876501002"],
  ["0091 98765 01002", "9876501002"],
  ["098765.01002", "9876501002"],
  ["(0172) 43210", "017243210"],
  ["01002", "01002"],
  ["१००२", "1002"],
  ["102", undefined],
  ["GM-7K3F9Q", undefined],
  ["12 pallets", undefined],
  ["", undefined],
])("of %j the desk looks for numbers that end with %j", (typed, end) => {
  expect(phoneEndIn(typed)).toBe(end);
});
