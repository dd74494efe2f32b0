import { describe, expect, test } from "vitest";
import { normalise } from "../understand/spelling.ts";
import { readQuantities } from "./quantities.ts";

function read(text: string) {
  return readQuantities(normalise(text));
}

/** What all goods weigh together, in kilograms; undefined where several weights are no one load. */
function totalIn(text: string): number | undefined {
  const { loads, weights } = read(text);
  if (loads.length > 0) return loads.reduce((sum, { count, weight }) => sum + count * weight, 0);
  return weights.length === 1 ? weights[0] : undefined;
}

test("a bound is restated by a number of its kind only", () => {
  expect(read("around 30 cartons, 8 kg each maybe").loads).toEqual([{ count: 30, weight: 8 }]);
  expect(read("over a ton, 1,200 kg").weights).toEqual([1200]);
});

describe("a weight", () => {
  test.each([
    ["1,400 kg", 1400],
    ["1400kgs", 1400],
    ["1.4 ton", 1400],
    ["2 tonnes", 2000],
    ["14 quintal", 1400],
    ["५०० किलो", 500],
    ["੫੦੦ ਕਿਲੋ", 500],
    ["ek ton", 1000],
    ["dedh ton maal", 1500],
    ["paanch sau kilo", 500],
    ["do hazar kilo", 2000],
    ["डेढ़ टन", 1500],
    ["500 gram", 0.5],
    ["1 ton 300 kg", 1300],
    ["1200 kg plus 250 kg", 1450],
    ["sadhe teen sau kilo", 350],
    ["barah sau kilo", 1200],
    ["हर एक अट्ठाईस किलो की", 28],
    ["ek peti atthais kilo ki", 28],
    ["छियासी किलो", 86],
    ["ਪੈਂਤੀ ਕਿਲੋ", 35],
    ["ਚੌਦਾਂ ਸੌ ਕਿਲੋ", 1400],
    ["ਪੰਝੱਤਰ ਕਿਲੋ", 75],
    ["thirty five kg", 35],
    ["fifteen hundred kg", 1500],
    ["700 kg of rice and 450 kg of dal in a Euler", 1150],
    ["700 kilo di ikk machine aa te 450 kilo da hor saman", 1150],
    ["10 boxes of 20 kg and a machine of 300 kg", 500],
    ["500 kg chawal, 300 kg dal, kul 800 kg", 800],
    ["two pallets, one weighing 640 kg and the other 310; would a Euler cope", 950],
    ["two machines, one 600 kg and one 350 kg", 950],
    ["do pallet, ek 640 kilo ek 310 kilo", 950],
    ["ਇੱਕ ਮਸ਼ੀਨ 700 ਕਿਲੋ ਤੇ ਦੂਜੀ 400 ਕਿਲੋ", 1100],
    // Of a range, a bound and a correction one number counts.
    ["ek ton se zyada, 1200 kilo loha", 1200],
    ["over one ton, about 1200 kg of steel", 1200],
    ["ਇੱਕ ਟਨ ਤੋਂ ਵੱਧ, 1200 ਕਿਲੋ", 1200],
    ["more than a ton, say 1300 kg", 1300],
    ["500 se 600 kilo", 600],
    ["between 700 and 900 kg", 900],
    ["1200 kg, no sorry, 1400 kg", 1400],
    ["500 kilo nahi, 700 kilo", 700],
    // What is no bound is a load of its own.
    ["over one ton of rice and 300 kg of dal", 1300],
    ["half a ton", 500],
    ["3/4 ton", 750],
    ["2½ tonnes", 2500],
    ["two and a quarter tonnes", 2250],
    ["a tonne of rice", 1000],
    ["two hundred and fifty kilos", 250],
    ["saade 3 sau kilo", 350],
    ["2 coolers 60 kg each nd a pump 45kg", 165],
  ])("%s", (text, kilograms) => {
    expect(totalIn(text)).toBe(kilograms);
  });
});

describe("a list of goods, each with its count and weight", () => {
  test.each([
    ["a sofa of 60 kg, two tables of 30 kg each and a fridge of 120 kg", 240],
    ["sofa 60 kg, two tables 30 kg each and a fridge 90 kg", 210],
    ["A cupboard 45 kg, a bed 80 kg, 4 chairs 6 kg each, and 10 boxes of books at 18 kg each", 329],
    ["fridge 80 kg, washing machine 60 kg aur 3 almari 50-50 kg", 290],
    ["ek freezer 150 kilo ka, do cooler 40 kilo ke aur 220 kg ka generator", 450],
    ["एक फ्रीजर 150 किलो का, दो कूलर 40 किलो के और 220 किलो का जनरेटर", 450],
    ["ਇੱਕ ਫਰੀਜ਼ਰ 150 ਕਿਲੋ ਦਾ, ਦੋ ਕੂਲਰ 40 ਕਿਲੋ ਦੇ ਤੇ 220 ਕਿਲੋ ਦਾ ਜਨਰੇਟਰ", 450],
    ["two machines, 250 kg each, plus spare parts weighing 200 kg", 700],
    ["treadmill 95 kg and two dumbbell sets 32.5 kg each", 160],
    ["four doors of 25 kg, two windows of 30 kg and a frame of 160 kg, in one trip?", 320],
    ["crate of 150 kg and 20 boxes, 20 kg each", 550],
    ["one lathe 600 kg and three drill stands of 100 kg each", 900],
    ["oven 110 kg, mixer 70 kg, 2 tables 40 kg each. total weight and vehicle please", 260],
    ["3 parcels: 20 kg, 30 kg and 40 kg", 90],
    // A weight that nobody lifts is that of all, unless it is said to be of one.
    ["20 cartons 400 kg and 5 drums 250 kg", 650],
    ["20 cartons 400 kg each and 5 drums 250 kg", 9250],
    // What is only told beside a load is no part of it.
    ["it weighs 300 kg. Can a truck for 1,000 kg take it?", undefined],
    ["likhwaya tha 400 kilo par asal mein saman 650 kilo ho gaya", undefined],
    // Of which goods are counted without a weight no sum is guessed.
    ["a crate of 150 kg and a machine of 300 kg, and 20 boxes", undefined],
  ])("%s", (text, kilograms) => {
    expect(totalIn(text)).toBe(kilograms);
  });

  test("goods keep their names", () => {
    expect(read("sofa 60 kg, two tables 30 kg each and a fridge 90 kg").loads).toEqual([
      { count: 1, weight: 60, name: "sofa" },
      { count: 2, weight: 30, name: "tables" },
      { count: 1, weight: 90, name: "fridge" },
    ]);
  });
});

test('a number of an address is no weight, though "ton" may follow, the Punjabi "from"', () => {
  expect(read("kal savere 7 vaje chahidi aa sector 91 ton, chaar almariyan").weights).toEqual([]);
  expect(read("phase 11 ton Manimajra, 2 ton maal").weights).toEqual([2000]);
  expect(read("1 ton to sector 91").weights).toEqual([1000]);
});

test("a rate is no weight, nor is a short word for another", () => {
  expect(read("400 rs a quintal").weights).toEqual([]);
  expect(read("a van 4 a fridge")).toMatchObject({ pieces: undefined, bare: [] });
});

test.each([
  "700 kg or 900 kg",
  "the difference between 1000 kg and 1500 kg",
  "500 kg rice today and 600 kg dal tomorrow",
  "difference between a 1000 kg truck and a 1500 kg one",
  "ਸਵੇਰੇ ਅੱਠ ਸੌ ਕਿੱਲੋ ਗੋਭੀ, ਸ਼ਾਮ ਨੂੰ ਚੌਦਾਂ ਸੌ ਕਿੱਲੋ ਆਲੂ",
  "do gaadiyan chahiye: ek 600 kilo ke liye, doosri barah sau ke liye, naam bataiye",
])("%s are two weights", (text) => {
  expect(read(text).weights).toHaveLength(2);
});

test("a side that is named as the height stands", () => {
  expect(read("a sofa 7 ft long and 3 ft high")).toMatchObject({
    sides: [7, 0, 3],
    isUpright: true,
  });
  expect(read("sides of 5 ft and 3 ft")).toMatchObject({ isUpright: false });
});

test.each([
  ["it was a week ago", 7],
  ["I asked on the 3rd day", 3],
  ["two weeks have passed", 14],
  ["hafta ho gaya", 7],
  ["दो हफ्ते पहले", 14],
  ["ik mahina ho gaya", 30],
  ["the day before yesterday", 2],
  ["ਪਰਸੋਂ ਦੀ ਗੱਲ", 2],
])("%s: so many days", (text, days) => {
  expect(read(text).days).toEqual([days]);
});

test("a week to come and a weekly run are no days that have passed", () => {
  expect(read("every week").days).toEqual([]);
  expect(read("har hafte").days).toEqual([]);
});

test("how long and how often something was done", () => {
  expect(read("1 hr 20 min").minutes).toEqual([80]);
  expect(read("an hour and a half ago").minutes).toEqual([90]);
  expect(read("तीस-पैंतीस घंटे हो चुके").minutes).toEqual([35 * 60]);
  expect(read("my third cancellation today").times).toEqual([3]);
  expect(read("चौथी बार कैंसिल").times).toEqual([4]);
  expect(read("Paanch baar... nahi, chaar baar cancel hua").times).toEqual([4]);
  expect(read("i cancelled three bookings")).toMatchObject({ times: [3], bare: [] });
  expect(read("ajj do vaari cancel kita")).toMatchObject({ times: [2], bare: [] });
  expect(read("how do cancellation charges work").times).toEqual([]);
});

test.each(["एक चक्कर का भाड़ा", "ek chakkar ka bhada", "ikk gera", "two trucks", "2 gaadiyan"])(
  "%s counts no load",
  (text) => {
    expect(read(text)).toMatchObject({ weights: [], pieces: undefined, bare: [] });
  },
);

test.each([
  ["a nine-foot sofa", 9],
  ["nine feet", 9],
  ["six and a half feet tall", 6.5],
  ["six feet and a half", 6.5],
  ["6 1/2 ft", 6.5],
  ["6½ feet", 6.5],
  ["a fridge 5ft 8 tall", 5.67],
  ["7 ft 3 high", 7.25],
  ["three-metre pipe", 9.84],
  ["तीन मीटर लंबे पाइप", 9.84],
])("%s is a length", (text, feet) => {
  expect(read(text).lengths).toEqual([expect.closeTo(feet, 2)]);
});

test.each([
  ["20 cartons 400 kg", 400, [], 20],
  ["400 kg, 20 cartons", 400, [], 20],
  ["900 kg ka maal, 20 peti", 900, [], 20],
  ["20 cartons, total 400 kg", 400, [], undefined],
  ["40 cartons 15 kg", 15, [{ count: 40, weight: 15 }], undefined],
  ["15 bori cement 50 kilo", 50, [{ count: 15, weight: 50 }], 15],
  ["15 bori cement, 50 kilo total", 50, [], undefined],
  ["25 kg atta 20 bags", 25, [], 20],
  ["20 peti 15 kilo wali", 15, [{ count: 20, weight: 15 }], undefined],
  ["50 kilo ki 10 bori", 50, [{ count: 10, weight: 50 }], undefined],
  ["20 peti, 12-12 kilo", 12, [{ count: 20, weight: 12 }], undefined],
  ["one drum 70 kg, 18 drums", 70, [{ count: 18, weight: 70 }], undefined],
  ["20 kg/box, 12 boxes", 20, [{ count: 12, weight: 20 }], undefined],
  ["14 bundles approx 600kg", 600, [], 14],
  ["15 bundle, wazan lagbhag 1200 kilo", 1200, [], undefined],
  ["600 kg every tues, 20 boxes", 600, [], 20],
  ["ਹਰ ਰੋਜ਼ 400 ਕਿਲੋ, 20 ਡੱਬੇ", 400, [], 20],
])("%s: as in the quote form, whose weight it is and whether that is open", (text, weight, loads, open) => {
  const { weights, loads: found, doubt } = read(text);
  expect(weights).toEqual([weight]);
  expect(found).toEqual(loads);
  expect(doubt?.count).toBe(open);
});

describe("three sides in feet", () => {
  test.each([
    ["2x3x4 ft", [2, 3, 4]],
    ["2 ft x 3 ft x 4 ft", [2, 3, 4]],
    ["2 × 3 × 4", [2, 3, 4]],
    ["2 by 3 by 4 feet", [2, 3, 4]],
    ["24 x 12 x 12 inch", [2, 1, 1]],
    ["30.48*60.96*30.48 cm", [1, 2, 1]],
    ["1x1x1 m", [3.28084, 3.28084, 3.28084]],
    ["18 inch cubes", [1.5, 1.5, 1.5]],
    ["2 ft on each side", [2, 2, 2]],
    ["length 4 ft width 3 ft height 2 ft", [4, 3, 2]],
    ["6x4 ft", [6, 4, 0]],
    ["ਲੰਬਾਈ ਪੰਜ ਫੁੱਟ ਤੇ ਚੌੜਾਈ ਚਾਰ ਫੁੱਟ ਛੇ ਇੰਚ", [5, 4.5, 0]],
    ["plywood 8x4 sheets 22 nos 18mm", [8, 4, 0]],
    ["bed 6x6 n almirah", [6, 6, 0]],
    ["8 बाई 4 की प्लाई", [8, 4, 0]],
    ["पाँच फुट गुणा तीन फुट, बारह मिलीमीटर मोटा", [5, 3, 0]],
    ["4.5 ft high, 5 ft long and 4 ft 6 inch wide", [5, 4.5, 4.5]],
  ])("%s", (text, sides) => {
    const found = read(text).sides ?? [];
    expect(found.map((side) => Math.round(side * 1e4) / 1e4)).toEqual(
      sides.map((side) => Math.round(side * 1e4) / 1e4),
    );
  });
});

test.each(["open 24x7", "10 x 5 kg", "2 x 6 seater sofa", "20 x 30"])("%s tells no size", (text) => {
  expect(read(text).sides).toBeUndefined();
});

test.each(["a three-seater sofa", "ek 3 seater sofa", "तीन सीटर सोफा"])(
  "seats count no pieces: %s",
  (text) => {
    expect(read(text).pieces).toBeUndefined();
  },
);

test("a length that is said twice is one, unless two sides are named", () => {
  const pipes = read("long iron pipes of ten feet, will ten foot pipes go inside?");
  expect(pipes).toMatchObject({ lengths: [10], sides: undefined });
  expect(read("6 ft long and 6 ft wide").sides).toEqual([6, 6, 0]);
});

test("what is thin is no length of the load", () => {
  expect(read("sariya 12mm").lengths).toEqual([]);
  expect(read("12mm ki 20 ft lambi sariya").lengths).toEqual([20]);
});

test("routes are no pieces, and what recurs is no weight of one", () => {
  const depot = read("daily 9 route hai, average 70 km per route aur load 800-900 kg");
  expect(depot).toMatchObject({ weights: [900], loads: [], pieces: undefined, distances: [70], legs: 1 });
});

test("a stretch of the way that is described is no distance", () => {
  expect(read("kachha road for the last 1 km").distances).toEqual([]);
  expect(read("Mohali to Kharar 40 km, last 1 km kachha").distances).toEqual([40]);
  expect(read("aakhri 2 km kachi sadak hai").distances).toEqual([]);
});

test("distances, times, lengths and counts are told apart", () => {
  expect(read("150 km in 2 hours")).toMatchObject({ distances: [150], minutes: [120], weights: [] });
  expect(read("10 minute baad")).toMatchObject({ minutes: [10] });
  expect(read("40 boxes of 20 kg")).toMatchObject({ pieces: 40, weights: [20] });
  expect(read("a 9 ft long pipe")).toMatchObject({ lengths: [9], sides: undefined });
  expect(read("mohali ton delhi")).toMatchObject({ weights: [] });
  expect(read("5000 kg").weights).toEqual([5000]);
});

test.each(["two sofas", "do sofe", "दो सोफे", "दो अलमारियाँ", "ਦੋ ਸੋਫੇ"])("furniture is counted: %s", (text) => {
  expect(read(text).pieces).toBe(2);
});

describe("so many pieces of so much each", () => {
  test.each([
    ["40 boxes of 20 kg", [[40, 20]]],
    ["12 motors 90 kg each", [[12, 90]]],
    ["30 bori 50 kilo wali", [[30, 50]]],
    ["50 kg ki 30 bori", [[30, 50]]],
    ["bees bori das das kilo ki", [[20, 10]]],
    ["40 बोरी 50 किलो वाली", [[40, 50]]],
    ["18 ड्रम, एक ड्रम 70 किलो का", [[18, 70]]],
    ["ਇੱਕ ਪੇਟੀ 22 ਕਿਲੋ ਦੀ ਹੈ ਤੇ 60 ਪੇਟੀਆਂ ਹਨ", [[60, 22]]],
    [
      "10 boxes of 20 kg and 5 boxes of 40 kg",
      [
        [10, 20],
        [5, 40],
      ],
    ],
    ["25 sacks 75kg per sack total weight?", [[25, 75]]],
    ["20 boxes total weight 800 kg", []],
    ["50 rs per box, 800 kg", []],
    [
      "12 desks at 30 kg apiece and 24 chairs of 7 kg",
      [
        [12, 30],
        [24, 7],
      ],
    ],
    ["6 fans of 9 kg", [[6, 9]]],
    ["laddoo ki do sau trayen, chaar kilo ki ek", [[200, 4]]],
  ])("%s", (text, loads) => {
    expect(read(text).loads).toEqual(
      loads.map(([count, weight]) => expect.objectContaining({ count, weight })),
    );
  });
});

describe("a distance driven twice", () => {
  test.each([
    ["90 km and back", 2],
    ["100 km jaakar wapas", 2],
    ["100 किमी जाकर वापस आ जाएगी", 2],
    ["70 km up and 70 km down", 2],
    ["4 trips of 30 km", 4],
    ["a round trip of 150 km", 1],
    ["150 km on one charge", 1],
  ])("%s", (text, legs) => {
    expect(read(text).legs).toBe(legs);
  });
});

test("what is read beside a unit is no bare number", () => {
  expect(read("1600?").bare).toEqual([1600]);
  expect(read("1600 kg").bare).toEqual([]);
});

test.each([
  ["four lathes of 210 kg each", 4, 210],
  ["चार चक्कियाँ नब्बे-नब्बे किलो की", 4, 90],
  ["das gamle 12-12 kilo de", 10, 12],
  ["ਵੀਹ ਗਮਲੇ ਬਾਰਾਂ-ਬਾਰਾਂ ਕਿਲੋ ਦੇ", 20, 12],
  ["आठ शीशे के पैनल हैं, हर एक का वज़न करीब 35 किलो है", 8, 35],
  ["ਦਸ ਲੱਕੜ ਦੇ ਬਕਸੇ 20 ਕਿਲੋ ਵਾਲੇ", 10, 20],
])("%s: what is counted need not be known", (text, count, weight) => {
  expect(read(text).loads).toEqual([{ count, weight }]);
});

test("the unit of one side is that of the others, and what is said of it is of the same thing", () => {
  const shelf = { sides: [0, 4.6, 5.8], isUpright: true };
  expect(read("shelf 4.6 ft wide, will it go in, its height 5.8")).toMatchObject(shelf);
  expect(read("4.6 feet chaudi shelf hai, unchai 5.8 hai uski")).toMatchObject(shelf);
});

test.each([
  ["a little more than 1,500 kg", true],
  ["over 1.5 ton of maize", true],
  ["1500 kilo ton thodi vadh aa", true],
  ["1500 kg se zyada hai", true],
  ["१५०० किलो से थोड़ा ज़्यादा", true],
  ["1,500 kg", false],
  ["no more than 1500 kg", false],
  ["1500 kg se zyada nahi hai", false],
  ["less than 1500 kg", false],
])("whether a weight is exceeded: %s", (text, isExceeded) => {
  expect(read(text)).toMatchObject({ weights: [1500], isExceeded });
});
