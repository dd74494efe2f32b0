import { expect, test } from "vitest";
import { emptyBox, exampleLoad, isExample, withFigure, withName } from "./example-load.ts";

const example = exampleLoad("cm");
const { boxes } = example;

test("with the visitor's first figure the example goes: one box, of which only this figure is known", () => {
  expect(withFigure(boxes, 0, "length", "7")).toMatchObject([{ ...emptyBox(0), length: "7" }]);
  expect(withFigure(boxes, 1, "count", "160")).toMatchObject([{ ...emptyBox(1), count: "160" }]);
  expect(withFigure([...boxes, emptyBox(2)], 2, "width", "50")).toMatchObject([{ id: 2, width: "50" }]);
});

test("a figure equal to the example's is the visitor's too, because it was typed", () => {
  expect(withFigure(boxes, 0, "length", boxes[0]?.length ?? "")).toMatchObject([
    { id: 0, length: "60", width: "" },
  ]);
});

test("in a load of one's own a figure changes nothing else", () => {
  const own = [
    { ...emptyBox(0), length: "60", weight: "20" },
    { ...emptyBox(1), length: "45" },
  ];
  expect(withFigure(own, 0, "weight", "25")).toMatchObject([
    { length: "60", weight: "25" },
    { id: 1, length: "45" },
  ]);
});

test("a load is the example's until a figure is typed", () => {
  expect(isExample(example)).toBe(true);
  expect(isExample({ ...example, boxes: [...boxes, emptyBox(2)] })).toBe(true);
  expect(isExample({ ...example, boxes: withFigure(boxes, 0, "length", "7") })).toBe(false);
  expect(isExample({ ...example, mode: "total" })).toBe(false);
});

test("the name of goods ticks how they are loaded, and leaves a box for itself alone", () => {
  const named = (name: string) => withName([emptyBox(0)], 0, name)[0];
  expect(named("fridge")).toMatchObject({ upright: true, nothingOnTop: false });
  expect(named("7 seater Sofa")).toMatchObject({ upright: true, nothingOnTop: true });
  expect(named("glass top")).toMatchObject({ upright: false, nothingOnTop: true });
  expect(named("fridge, lying")).toMatchObject({ upright: false });
  expect(withName(boxes, 0, "cartons")).toMatchObject([{ ...emptyBox(0), name: "cartons" }]);
});

test("what the visitor ticked stays while the goods are named, and so does what was unticked", () => {
  const marked = [{ ...emptyBox(0), upright: true, nothingOnTop: true }];
  expect(withName(marked, 0, "cartons")).toMatchObject([{ upright: true, nothingOnTop: true }]);
  const unticked = [{ ...emptyBox(0), name: "fridge", upright: false }];
  expect(withName(unticked, 0, "fridge old")).toMatchObject([{ upright: false }]);
  expect(withName(withName([emptyBox(0)], 0, "fridge"), 0, "cartons")).toMatchObject([{ upright: false }]);
});

test("another name takes no tick of the visitor's away, even where the name before asked for the same", () => {
  const own = [{ ...emptyBox(0), nothingOnTop: true }];
  const mirror = withName(own, 0, "mirror");
  expect(withName(mirror, 0, "cartons")).toMatchObject([{ nothingOnTop: true }]);
  const sofa = withName(mirror, 0, "sofa");
  expect(withName(sofa, 0, "cartons")).toMatchObject([{ upright: false, nothingOnTop: true }]);
});
