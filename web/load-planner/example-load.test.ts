import { expect, test } from "vitest";
import { emptyBox, exampleLoad, withoutExample } from "./example-load.ts";

const example = exampleLoad("ft");
const [a = emptyBox(0), b = emptyBox(1)] = example.boxes;

test("of the example nothing is left but what the visitor typed", () => {
  const longer = { ...example, boxes: [{ ...a, length: "7" }, b] };
  expect(withoutExample(example, longer).boxes).toEqual([{ ...emptyBox(0), length: "7", count: "1" }]);
  const counted = { ...example, boxes: [a, { ...b, count: "40" }] };
  expect(withoutExample(example, counted).boxes).toEqual([{ ...emptyBox(1), count: "40" }]);
});

test("who removes an example, adds a box or changes to a total begins with an empty box", () => {
  for (const boxes of [[a], [b], [a, b, emptyBox(2)]]) {
    const [only, ...more] = withoutExample(example, { ...example, boxes }).boxes;
    expect(only).toEqual(emptyBox(boxes[0]?.id ?? -1));
    expect(more).toEqual([]);
  }
  const total = withoutExample(example, { ...example, mode: "total" });
  expect(total).toMatchObject({ mode: "total", boxes: [emptyBox(0)] });
});
