import { expect, test } from "vitest";
import { createRowCounter } from "./csv-rows.ts";

test("a CSV file's rows are counted wherever it is cut, and lines within a value are no rows", () => {
  const file = 'name,text\r\nAsha,"He said ""yes"",\r\nthen left"\r\nRavi,short\r\n';
  const bytes = new TextEncoder().encode(file);
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    const count = createRowCounter();
    count(bytes.subarray(0, cut));
    expect(count(bytes.subarray(cut))).toBe(3);
  }
});
