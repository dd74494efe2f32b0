import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { vehicles } from "#content/en/fleet.ts";
import { loadPlanner } from "#content/en/load-planner.ts";
import { rules } from "#content/en/rules.ts";
import { bedOf, capacityOf, type LoadPlan, planLoad } from "#content/loads/plan-load.ts";
import { type PackedBoxes, requestedLoad } from "#content/loads/requested-load.ts";
import { countOf, volumeOf } from "#contract/loads/packing/box.ts";
import type { Load } from "#contract/loads/packing/load.ts";
import type { LengthUnit } from "#contract/loads/packing/units.ts";
import { emptyBox, exampleLoad, withName } from "../load/example-load.ts";
import { type BoxFields, readLoad } from "../load/load.ts";
import {
  announcement,
  details,
  formatShare,
  headline,
  messageOf,
  sayReason,
  sayUncounted,
  verdictOf,
} from "./plan-sentences.ts";

const { answer, message } = loadPlanner;
const feet = { length: "ft", volume: "ft3" } as const;
type Sides = readonly [length: number, width: number, height: number];

function row(id: number, sides: Sides, weight: number, count: number, upright = false): BoxFields {
  const [length = "", width = "", height = ""] = sides.map(String);
  return { ...emptyBox(id), length, width, height, weight: String(weight), count: String(count), upright };
}

function planOf(unit: LengthUnit, ...boxes: readonly BoxFields[]): LoadPlan {
  const { load } = readLoad({ ...exampleLoad(unit), boxes });
  if (!load) throw new Error("These boxes cannot be read.");
  return planLoad(load);
}

function planOfTotal(volume: string, weight: string): LoadPlan {
  const { load } = readLoad({ ...exampleLoad("ft"), mode: "total", total: { volume, unit: "ft3", weight } });
  return planLoad(load as Load);
}

function of(plan: LoadPlan, id: string) {
  const found = plan.vehicles.find(({ vehicle }) => vehicle.id === id);
  if (!found) throw new Error(`The fleet has no ${id}.`);
  return found;
}

function reasonsOf(plan: LoadPlan, id: string): readonly string[] {
  return of(plan, id).reasons.map((reason) => sayReason(reason, feet));
}

test("a box as large as the bed goes in, and one a hair longer does not", () => {
  for (const vehicle of vehicles.filter(({ id }) => id !== "tata-ace")) {
    const { length, width, height } = vehicle.specs;
    const exact: Sides = [length.value, width.value, height.value];
    const plan = of(planOf("ft", row(0, exact, 20, 1, true)), vehicle.id);
    expect(plan.reasons, vehicle.title).toEqual([]);
    expect(plan.fill.volume).toBeCloseTo(1, 9);
    expect(plan.fill.floor).toBeCloseTo(1, 9);
    const longer: Sides = [length.value + 0.001, width.value, height.value];
    expect(of(planOf("ft", row(0, longer, 20, 1, true)), vehicle.id).reasons).not.toEqual([]);
  }
});

test("the smallest vehicle that takes a load is named first", () => {
  const plan = planOf("ft", row(0, [2, 2, 2], 20, 4));
  expect(plan.taking.map(({ vehicle }) => vehicle.title)).toEqual(["Tata Ace", "JEM", "Euler", "Eicher"]);
  expect(headline(plan)).toBe(answer.takes("Tata Ace"));
});

test("how full: volume, floor and weight, of that vehicle's own", () => {
  // 4 boxes of 8 cu ft in 7.2 x 4.5 x 5 ft; 80 of 1000 kg.
  const { fill } = of(planOf("ft", row(0, [2, 2, 2], 20, 4)), "tata-ace");
  expect(fill.volume).toBeCloseTo(32 / 162, 9);
  expect(fill.weight).toBeCloseTo(0.08, 9);
  expect([2, 3, 4].map((stacks) => (stacks * 4) / (7.2 * 4.5))).toContainEqual(
    expect.closeTo(fill.floor ?? 0, 9),
  );
});

describe("why a vehicle does not take it", () => {
  test("too long for the bed", () => {
    const plan = planOf("ft", row(0, [8, 0.5, 0.5], 10, 1));
    expect(reasonsOf(plan, "tata-ace")).toEqual(["Box A is too long: 8 ft. The load bed is 7.2 ft long."]);
    expect(reasonsOf(plan, "euler")).toEqual([]);
  });

  test("too tall in this orientation", () => {
    const plan = planOf("ft", row(0, [2, 2, 5.5], 10, 1, true));
    expect(reasonsOf(plan, "tata-ace")).toEqual([
      "Box A is too tall this way up: 5.5 ft. The load bed is 5 ft high.",
    ]);
    expect(reasonsOf(planOf("ft", row(0, [2, 2, 5.5], 10, 1)), "tata-ace")).toEqual([]);
  });

  test("too large in every orientation", () => {
    expect(reasonsOf(planOf("ft", row(0, [4.8, 4.8, 4.8], 10, 1)), "tata-ace")).toEqual([
      "Box A does not fit in any position: 4.8 × 4.8 × 4.8 ft. The load bed is 7.2 × 4.5 × 5 ft.",
    ]);
  });

  test("too heavy, to the gram", () => {
    expect(reasonsOf(planOf("ft", row(0, [1, 1, 1], 1_000, 1)), "jem")).toEqual([]);
    expect(reasonsOf(planOf("ft", row(0, [1, 1, 1], 1_000.001, 1)), "jem")[0]).toMatch(/^Too heavy/);
    expect(reasonsOf(planOf("ft", row(0, [1, 1, 1], 24, 60)), "euler")).toEqual([
      "Too heavy: 1,440 kg. It carries up to 1,000 kg.",
    ]);
  });

  test("too much", () => {
    expect(reasonsOf(planOf("ft", row(0, [2, 2, 2], 1, 62)), "eicher")).toEqual([
      "Volume exceeds the load bed: 496 cu ft. It holds 491.4 cu ft.",
    ]);
  });

  test("not found is not impossible: it says so, and how far it came", () => {
    // 24 cubes of 2 ft have 192 of JEM's 224.6 cu ft; 3 x 2 x 3 of them go in.
    const plan = planOf("ft", row(0, [2, 2, 2], 1, 24));
    const jem = of(plan, "jem");
    expect(verdictOf(jem, plan.load)).toBe("unsure");
    expect(reasonsOf(plan, "jem")).toEqual([
      "We found space for 18 of 24 boxes. There may be a way to pack them all.",
    ]);
    expect(jem.placed).toHaveLength(18);
  });

  test("the headline says that no vehicle takes a load, or that none was found", () => {
    expect(headline(planOf("ft", row(0, [20, 1, 1], 1, 1)))).toBe(answer.none);
    expect(headline(planOf("ft", row(0, [4, 4, 4], 1, 7)))).toBe(answer.unsure);
  });
});

describe("the Ace Plus limits on the Tata Ace", () => {
  const { boxes, boxWeight } = rules.acePlus;

  test("are kept to the box and to the gram, and are no other vehicle's", () => {
    const within = planOf("ft", row(0, [1, 1, 1], boxWeight.value, boxes.value));
    expect(reasonsOf(within, "tata-ace")).toEqual([]);
    const more = planOf("ft", row(0, [1, 1, 1], 1, boxes.value + 1));
    expect(reasonsOf(more, "tata-ace")).toEqual([
      `${boxes.value + 1} boxes. On this vehicle we carry Ace Plus loads: up to ${boxes.value} boxes.`,
    ]);
    expect(verdictOf(of(more, "tata-ace"), more.load)).toBe("not-ace-plus");
    const heavier = planOf("ft", row(0, [1, 1, 1], boxWeight.value + 0.001, 1));
    expect(reasonsOf(heavier, "tata-ace")[0]).toContain(`up to ${boxWeight.value} kg a piece`);
    for (const plan of [more, heavier]) expect(plan.taking[0]?.vehicle.title).toBe("JEM");
  });
});

describe("a total", () => {
  test("is only said to have enough room, never to fit", () => {
    const plan = planOfTotal("200", "900");
    expect(plan.taking.map(({ vehicle }) => vehicle.title)).toEqual(["JEM", "Euler", "Eicher"]);
    expect(headline(plan)).toBe(answer.hasRoom("JEM"));
    expect(of(plan, "jem").fill.floor).toBeUndefined();
    expect(reasonsOf(plan, "tata-ace")).toEqual([
      "Volume exceeds the load bed: 200 cu ft. It holds 162 cu ft.",
    ]);
  });

  test("of a weight alone is answered by the weight, and the space is left open", () => {
    const plan = planOfTotal("", "1,200");
    expect(plan.taking.map(({ vehicle }) => vehicle.title)).toEqual(["Eicher"]);
    expect(headline(plan)).toBe(answer.takesWeight("Eicher"));
    expect(details(plan, feet)).toEqual(["1,200 kg.", answer.volumeUnknown]);
    expect(of(plan, "eicher").fill.volume).toBeUndefined();
    expect(verdictOf(of(plan, "eicher"), plan.load)).toBe("takes-weight");
    expect(reasonsOf(plan, "jem")).toEqual(["Too heavy: 1,200 kg. It carries up to 1,000 kg."]);
    expect(messageOf(plan, feet, { missing: [], invalid: [] })).toEqual({
      subject: message.subject("1,200 kg"),
      query: [message.head, message.together("1,200 kg"), message.takesWeight("Eicher")].join("\n"),
    });
  });

  test("of a volume alone is answered by the space, and the weight is asked for", () => {
    const plan = planOfTotal("200", "");
    expect(headline(plan)).toBe(answer.hasRoom("JEM"));
    expect(details(plan, feet)).toContain(answer.weightUnknown);
    expect(details(plan, feet)).not.toContain(answer.shapes);
  });

  test("that fills a bed to the brim is not too much", () => {
    expect(reasonsOf(planOfTotal("162", "1,000"), "tata-ace")).toEqual([]);
  });
});

test("no vehicle is ever said to take what it does not hold", () => {
  const side = fc.integer({ min: 1, max: 120 }).map((tenths) => tenths / 10);
  const anyRow = fc
    .tuple(
      fc.tuple(side, side, side),
      fc.integer({ min: 1, max: 300 }),
      fc.integer({ min: 1, max: 40 }),
      fc.boolean(),
    )
    .map(([sides, weight, count, upright]) => row(0, sides, weight, count, upright));
  fc.assert(
    fc.property(fc.array(anyRow, { minLength: 1, maxLength: 4 }), (rows) => {
      const plan = planOf("ft", ...rows);
      for (const { vehicle, placed } of plan.taking) {
        expect(placed).toHaveLength(countOf(plan.load.boxes));
        expect(plan.load.weight).toBeLessThanOrEqual(capacityOf(vehicle));
        expect(plan.load.volume).toBeLessThanOrEqual(volumeOf(bedOf(vehicle)) * (1 + 1e-9));
      }
      for (const { reasons } of plan.vehicles) {
        for (const reason of reasons) expect(sayReason(reason, feet)).not.toMatch(/undefined|NaN/);
      }
    }),
    { numRuns: 150 },
  );
});

test("a share above everything never reads as 100%", () => {
  expect([0, 0.001, 0.424, 1, 1.0004, 1.31].map(formatShare)).toEqual([
    "0%",
    "1%",
    "42%",
    "100%",
    "101%",
    "131%",
  ]);
});

test("the announcement names the vehicle that takes the load, and every refusal", () => {
  expect(announcement(planOf("ft", row(0, [8, 1, 1], 20, 2)), feet)).toBe(
    "It fits in the\u00a0Euler. 2 boxes, 40 kg, 16 cu ft. Also: Eicher. Tata Ace: Box A is too long: 8 ft. The load bed is 7.2 ft long. JEM: Box A is too long: 8 ft. The load bed is 7.8 ft long.",
  );
});

test("only what is empty is missing; a figure that cannot be has to be corrected", () => {
  expect(sayUncounted({ missing: ["B", "D"], invalid: ["C"] })).toEqual([
    answer.missing("Box B and Box D"),
    answer.invalid("Box C"),
  ]);
  expect(sayUncounted({ missing: [], invalid: [] })).toEqual([]);
  expect(headline(undefined, false)).toBe(answer.nothing);
  expect(headline(undefined, true)).toBe(answer.correct);
});

test("the contact message holds every box and what was found", () => {
  const plan = planOf("ft", row(0, [2, 1.5, 1.5], 18, 16), row(1, [1, 1, 1], 5, 1, true));
  expect(messageOf(plan, feet, { missing: [], invalid: [] })).toEqual({
    subject: "Quote for a load of 17 boxes, 293 kg, 73 cu ft",
    query: [
      "From the load planner:",
      "Box A: 16 boxes of 2 × 1.5 × 1.5 ft, 18 kg each",
      "Box B: 1 piece of 1 × 1 × 1 ft, 5 kg each, this way up",
      "Together: 17 boxes, 293 kg, 73 cu ft",
      "Fits, as packed in the planner: Tata Ace, JEM, Euler and Eicher",
    ].join("\n"),
  });
});

test("the contact message names the boxes that could not be counted", () => {
  const plan = planOf("ft", row(0, [2, 1.5, 1.5], 18, 16));
  const { query } = messageOf(plan, feet, { missing: ["B", "D"], invalid: ["C"] });
  expect(query).toContain(`\n${message.missing("Box B and Box D")}\n${message.invalid("Box C")}\n`);
});

test("boxes that take nothing on top stand on the floor or on others; result and message say how boxes are loaded", () => {
  const fragile = { ...row(0, [2, 2, 2], 10, 8), nothingOnTop: true };
  const sturdy = row(1, [2, 2, 2], 10, 3, true);
  // On the floor of the Tata Ace there is room for six of them.
  expect(of(planOf("ft", fragile), "tata-ace").reasons).toMatchObject([
    { kind: "no-arrangement", placed: 6 },
  ]);
  const plan = planOf("ft", { ...fragile, count: "6" }, sturdy);
  expect(of(plan, "tata-ace").reasons).toEqual([]);
  expect(details(plan, feet).slice(1, 3)).toEqual([answer.upright("Box B"), answer.nothingOnTop("Box A")]);
  const { query } = messageOf(plan, feet, { missing: [], invalid: [] });
  expect(query).toContain("Box A: 6 boxes of 2 × 2 × 2 ft, 10 kg each, nothing on top\n");
  expect(query).toContain("Box B: 3 boxes of 2 × 2 × 2 ft, 10 kg each, this way up\n");
});

test.each([
  ["fridge", [6.5, 3, 2.5], "Eicher"],
  ["sofa", [3, 2.5, 7], "Tata Ace"],
  ["mirror", [4, 3, 0.5], "Tata Ace"],
  ["almirah", [6.5, 3, 2], "Tata Ace"],
  ["almirah that can't be laid flat", [6.5, 3, 2], "Eicher"],
] as const)("a %s of %j ft is loaded as the quote form loads it: into the %s", (name, sides, title) => {
  const planner = planOf("ft", ...withName([row(0, sides, 20, 1)], 0, name));
  const asked = requestedLoad(`${name} ${sides.join(" x ")} ft, 20 kg`) as PackedBoxes;
  expect([planner, asked.plan].map(({ taking }) => taking[0]?.vehicle.title)).toEqual([title, title]);
  expect(planner.load.boxes?.[0]?.size).toEqual(asked.plan.load.boxes?.[0]?.size);
});

test("the goods' name stands beside the box's in the result and in the message", () => {
  const plan = planOf("ft", ...withName([row(0, [6.5, 3, 2.5], 60, 1)], 0, "Fridge"));
  expect(details(plan, feet)).toContain(answer.upright("Box A (Fridge)"));
  expect(reasonsOf(plan, "jem")[0]).toMatch(/^Box A \(Fridge\) is too tall this way up: 6\.5 ft/);
  expect(messageOf(plan, feet, { missing: [], invalid: [] }).query).toContain("Box A (Fridge): 1 piece of");
});
