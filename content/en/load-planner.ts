import type { LoadPlannerContent } from "../schema/load-planner.ts";

/** The load planner's words. The figures of vehicles and limits come from the fleet table and the rules. */
export const loadPlanner: LoadPlannerContent = {
  title: "Will it fit?\nPack it and see.",
  intro:
    "Enter your box sizes. We pack all four load beds as you type and draw them to scale, using the figures in the fleet table.",
  acePlusVehicle: "tata-ace",
  table: {
    caption: "Load beds and weight capacity",
    vehicle: "Vehicle",
    volume: "Volume",
    acePlus: "An Ace Plus load, on the Tata Ace:",
    ask: "Not sure if your load fits? Send us its size and weight on the",
    contact: "Contact page",
  },
  form: {
    label: "Your load",
    example: "This is an example. Change it to match your load.",
    mode: { legend: "What you know", boxes: "Box sizes", total: "Only the total" },
    unit: { legend: "Measured in", ft: "ft", in: "in", cm: "cm" },
    volumeUnit: { legend: "Measured in", ft3: "cubic feet", m3: "cubic metres" },
    box: (letter) => `Box ${letter}`,
    length: "Length",
    width: "Width",
    height: "Height",
    weight: "Weight each (kg)",
    count: "How many",
    upright: "This way up",
    add: "Add another box size",
    remove: (letter) => `Remove box ${letter}`,
    volume: "Total volume",
    totalWeight: "Total weight (kg)",
    problems: {
      number: "Enter a number, such as 45 or 1.5.",
      zero: "Enter a number above 0.",
      whole: "Enter a whole number.",
      tooMany: (limit) => `The planner packs up to ${limit} boxes. For more, please ask us.`,
    },
  },
  answer: {
    label: "The answer",
    nothing: "Enter your load to see what fits.",
    takes: (vehicle) => `It fits in the\u00a0${vehicle}.`,
    hasRoom: (vehicle) => `The ${vehicle} has\u00a0the\u00a0space.`,
    none: "It does not fit in\u00a0one\u00a0vehicle.",
    unsure: "We could not pack it. Please\u00a0ask\u00a0us.",
    others: (vehicles) => `Also: ${vehicles}.`,
    boxes: (count) => (count === "1" ? "1 box" : `${count} boxes`),
    together: (load) => `${load}.`,
    shapes: "Volume and weight are within the limit. The fit also depends on the shape of your goods.",
    split: "Ask us how to split it across vehicles.",
    incomplete: (letters) => `Some details are missing, so not counted yet: ${letters}.`,
    ask: "Get a quote for this load",
  },
  vehicle: {
    takes: "Fits",
    hasRoom: "Has the space",
    cannot: "Does not fit",
    unsure: "Could not pack it",
    notAcePlus: "Over the Ace Plus limit",
    fill: { volume: "Volume", floor: "Floor", weight: "Weight" },
    floorUnknown: "depends on shape",
    drawing: (vehicle, boxes) => `Load bed of the ${vehicle} with ${boxes} in it, side view and top view.`,
    drawingEmpty: (vehicle) => `Empty load bed of the ${vehicle}, side view and top view.`,
    drawingLoose: (vehicle) => `Load bed of the ${vehicle}, filled to the height of your total volume.`,
    scale:
      "All four are to the same scale. Each square is one foot. Side view above the line, top view below it.",
  },
  reasons: {
    tooLong: (box, side, bedSide) => `${box} is too long: ${side}. The load bed is ${bedSide} long.`,
    tooTall: (box, side, bedSide) =>
      `${box} is too tall this way up: ${side}. The load bed is ${bedSide} high.`,
    tooBulky: (box, sides, bedSides) =>
      `${box} does not fit in any position: ${sides}. The load bed is ${bedSides}.`,
    tooHeavy: (weight, capacity) => `Too heavy: ${weight}. It carries up to ${capacity}.`,
    tooMuch: (volume, capacity) => `Too much volume: ${volume}. The load bed holds ${capacity}.`,
    noArrangement: (placed, boxes) =>
      `We found space for ${placed} of ${boxes} boxes. There may be a way to pack them all. Please ask us.`,
    boxLimit: (boxes, limit) => `${boxes}. An Ace Plus load can have up to ${limit}.`,
    boxWeightLimit: (box, weight, limit) =>
      `${box} weighs ${weight}. Ace Plus allows up to ${limit} per box.`,
  },
  acePlus: {
    title: "As an Ace Plus load:",
    unchecked: "The planner cannot check the number and weight of boxes from a total.",
  },
  assumptions: {
    title: "How it calculates",
    text: "The planner stacks boxes straight, each fully supported by what is below it. It leaves no space for lashing, doors or handling, so check with us if your load only just fits. It does not try placing goods diagonally.",
  },
  message: {
    subject: (load) => `Quote for a load of ${load}`,
    head: "From the load planner:",
    box: (box, boxes, sides, weight) => `${box}: ${boxes} of ${sides}, ${weight} each`,
    upright: "this way up",
    together: (load) => `Together: ${load}`,
    incomplete: (boxes) => `Not counted, some details are missing: ${boxes}`,
    takes: (vehicles) => `Fits, as packed in the planner: ${vehicles}`,
    hasRoom: (vehicles) => `Within volume and weight: ${vehicles}`,
    nobody: "No single vehicle was found for the full load.",
  },
};
