import { describe, expect, test, vi } from "vitest";
import { rules } from "#content/en/rules.ts";
import { lastReply, type Said } from "#tests/support/meena-talk.ts";

vi.mock("#content/en/rules.ts", () => import("#tests/support/sample-rules.ts"));

const fee = rules.cancellation.fee.value;

describe("several cancellations", () => {
  test.each<[string, string]>([
    ["i called off 3 rides, after 9, 2 and 15 minutes", `2 × ₹${fee} = ₹${2 * fee}`],
    ["cancelled 6 min, 3 min and 11 min after the driver came", `2 × ₹${fee} = ₹${2 * fee}`],
    ["the first after 4 minutes, the other after 8", `1 × ₹${fee} = ₹${fee}`],
    ["pehli 12 minute baad, doosri 3 minute baad", `1 × ₹${fee} = ₹${fee}`],
  ])("of different minutes are added up: %s", async (message, sum) => {
    expect(await lastReply([message, "cancel"])).toContain(sum);
  });

  test.each([
    "how 2 cancel, driver came 8 min ago",
    "i need 2 cancel, 8 minutes gone",
    "can i cancel, im late 2 cancel",
  ])("but in a hurry 2 is no number: %s", async (message) => {
    expect(await lastReply([message, "cancel"])).not.toContain("2 ×");
  });

  test("minutes that stand for one another are not added up", async () => {
    expect(
      await lastReply(["driver allotted 10 minutes ago and is 15 minutes away", "cancel"]),
    ).not.toContain("2 ×");
  });

  test.each<[string, ...Said[]]>([
    ["1 more will suspend", ["4 cancels in a day, what happens", "suspension"], ["and 3?", "suspension"]],
    [
      `3 × ₹${fee} = ₹${3 * fee}`,
      ["fee after 9 minutes?", "cancel"],
      ["and 4 times in a day", "suspension"],
      ["how about 3", "suspension"],
    ],
    [`3 × ₹${fee} = ₹${3 * fee}`, ["what does it cost to cancel", "cancel"], ["what about 3", "cancel"]],
    [`5 × ₹${fee} = ₹${5 * fee}`, ["5 cancels in a day, how much is charged", "suspension"]],
    [`4 × ₹${fee}`, ["this is my 4th cancel of the day", "cancel"]],
    [`2 × ₹${fee} = ₹${2 * fee}`, ["cancelled 2 rides today, is it charged", "suspension"]],
  ])("%s", async (fact, ...messages) => {
    expect(await lastReply(...messages)).toContain(fact);
  });
});

test("a fourth cancellation suspends the account before it costs anything", async () => {
  const reply = await lastReply(
    ["fee after 9 minutes?", "cancel"],
    ["it is my 4th cancellation today", "suspension"],
  );
  expect(reply).toMatch(/^Your account is suspended.*4 × ₹/s);
  expect(reply.split("is suspended for")).toHaveLength(2);
});

test.each<[string, string]>([
  ["12 lockers of 400 kg each", "By weight, 4 × Eicher, or one Eicher in 4 trips"],
  ["5 machines of 700 kg each", "By weight, 2 × Eicher and Euler, or one Eicher in 3 trips"],
  ["one machine of 2000 kg", "No: the Eicher carries up to 1,500 kg, so 2,000 kg is too much"],
  ["3 machines of 2000 kg each", "No: the Eicher carries up to 1,500 kg, so 2,000 kg is too much"],
])("pieces are not divided among vehicles: %s", async (message, fact) => {
  expect(await lastReply([message, "fit"])).toContain(fact);
});

describe("a time of the day", () => {
  test.each([
    ["assured booking for 8 45 pm", "No: 8:45 pm"],
    ["assured booking at half past seven in the evening", "Yes: half past 7"],
    ["assured booking sadhe nau baje raat ko", "Nahi: 9:30 baje"],
    ["assured booking at 11 15 am", "Yes: 11:15 am"],
  ])("%s", async (message, told) => {
    expect(await lastReply([message, "assured"])).toContain(told);
  });
});

describe("each limit of Ace Plus that is named is compared", () => {
  test.each<[string, string, readonly string[]]>([
    ["ace plus: 14 cartons of 27 kg", "ace-plus", ["14 pieces: yes", "27 kg a piece: no", "378 kg"]],
    ["ace plus 45 boxes of 12 kg", "ace-plus", ["45 pieces: no", "12 kg a piece: yes", "540 kg"]],
    ["16 parcels, 21 kg each, is that inside the limit?", "boxes", ["16 pieces: yes", "21 kg a piece: yes"]],
    ["28 peti, har peti 26 kilo ki, chalega?", "boxes", ["26 kg: nahi", "728 kg"]],
    [
      "third floor, and the truck stands 40 feet away, ok?",
      "carry-distance",
      ["more than the 25 feet", "Stairs: no"],
    ],
    ["up the stairs, the van is 6 metres away", "upstairs", ["within the 25 feet", "ground floor"]],
    ["one carton weighs 33 kg, allowed?", "boxes", ["33 kg a piece: no"]],
  ])("%s", async (message, topic, facts) => {
    const reply = await lastReply([message, topic]);
    for (const fact of facts) expect(reply).toContain(fact);
  });

  test("a load that is made lighter is held against them again", async () => {
    const reply = await lastReply(
      ["14 cartons, each 32 kg, which vehicle", "fit"],
      ["I can pack 20 cartons, 20 kg. Fine then?", "fit"],
    );
    expect(reply).toMatch(/^20 pieces: yes.*20 kg a piece: yes/s);
    expect(reply).toContain("400 kg");
  });
});

test.each([
  "900 kg in 30 boxes, which vehicle?",
  "800 kg of rice in bags",
  "30 bori, total 900 kilo, kaun si gaadi?",
])(
  "boxes that weigh more than an Ace Plus load may have do not lead with its vehicle: %s",
  async (message) => {
    const reply = await lastReply([message, "fit"]);
    expect(reply).toMatch(/^[^\n]*JEM/);
    expect(reply).not.toMatch(/27,000|Tata Ace \(/);
  },
);

test("lighter boxes, and what is no box, may go in it", async () => {
  for (const message of ["700 kg in boxes, which one?", "a machine of 900 kg, which vehicle?"]) {
    expect(await lastReply([message, "fit"])).toMatch(/^The Tata Ace is enough/);
  }
});

describe("a side is that which is named beside its length", () => {
  test.each([
    ["a standing cupboard, 4.9 ft broad, which vehicle", "By width"],
    ["almari 4.9 feet chaudi hai, kaun si gaadi", "Chaudai"],
    ["a pole 8 feet tall, laid flat", "By length"],
    ["a 6.5 ft high statue on its side", "By length"],
    ["a 6.5 ft high statue", "By height"],
  ])("%s", async (message, told) => {
    expect(await lastReply([message, "fit"])).toContain(told);
  });

  test("the height of a gate is none of a load", async () => {
    const reply = await lastReply([
      "The gate is 2.2 m high. How high is the tallest truck you have?",
      "spec-of-all",
    ]);
    expect(reply).toContain("Maximum height: 7 ft");
    expect(reply).not.toContain("fits");
  });

  test("a figure is told in the unit that is asked for too", async () => {
    expect(await lastReply(["how high is the Eicher in metres", "vehicle-facts"])).toContain("7 ft (2.13 m)");
    expect(await lastReply(["width of the Euler in cm", "vehicle-facts"])).toContain("5 ft (152.4 cm)");
    expect(await lastReply(["how high is the Eicher", "vehicle-facts"])).not.toContain("(2.13");
  });
});

describe("a number of the load before is put right", () => {
  const load: Said = ["24 hampers of 12 kg, which vehicle", "boxes"];

  test.each<[string, ...Said[]]>([
    ["408 kg", load, ["sorry 34 not 24", "boxes", "fit"]],
    ["408 kg", load, ["oh, they are 34, not 24", "boxes"]],
    ["480 kg", load, ["not 12 but 20 kg each", "boxes"]],
    [
      "50 × 28 kg = 1,400 kg",
      ["38 boxes of 28 kg", "fit"],
      ["Make it 50 boxes then, plus six bags of adhesive", "fit"],
    ],
    ["1,300 kg", ["1,600 kg to Ludhiana", "fit"], ["ok we make it 1300, will that go?", "fit"]],
  ])("%s", async (fact, ...messages) => {
    expect(await lastReply(...messages)).toContain(fact);
  });
});

test.each<[string, ...Said[]]>([
  ["10 × 40 kg = 400 kg", ["mostly 40 kg each, what would take ten of them", "fit"]],
  ["12 × 28 kg = 336 kg", ["12 boxes of 20 kg", "fit"], ["Sorry, not 20, each box is 28 kg", "fit"]],
])("a load is counted and put right in other words: %s", async (fact, ...messages) => {
  expect(await lastReply(...messages)).toContain(fact);
});

test.each<[string, string, string]>([
  [
    "plywood 8x4 sheets 22 nos 18mm, will it go in the Ace",
    "boxes",
    "does not fit in the load bed of: Tata Ace",
  ],
  ["8x4 ki plywood sheet aa jayegi kya", "fit", "8 × 4 ft"],
  ["will a bed 6x4 n almirah fit in the small 1 or need a bigger", "fit", "By size the Tata Ace is enough"],
  ["flower stand pipes 12ft long which gaadi", "fit", "Please tell our team what is to be moved"],
  ["Sariya 12mm ka 15 bundle, wazan lagbhag 1200 kilo, kaunsi gaadi", "fit", "Eicher (1,500 kg)"],
])("what a load measures is read as it is written: %s", async (message, topic, fact) => {
  const reply = await lastReply([message, topic]);
  expect(reply).toContain(fact);
  expect(reply).not.toMatch(/(?<![\d,])0 ft|18,000/);
});

test.each<[string, string, readonly string[]]>([
  [
    "panels 4 ft by 2 ft, 18 kilos each. How many can the smallest carry?",
    "fit",
    ["÷ 18 kg = 55", "Tata Ace (3)"],
  ],
  ["panel 4 x 2 ft, ek 18 kilo ka. Euler mein kitne aayenge?", "fit", ["÷ 18 kg = 55", "Euler (4)"]],
  ["18 किलो का एक पैनल है। Eicher में कितने आएँगे?", "fit", ["÷ 18 किलो = 83"]],
  ["ਇੱਕ ਪੈਨਲ 18 ਕਿਲੋ ਦਾ ਹੈ। Eicher ਵਿੱਚ ਕਿੰਨੇ ਆ ਜਾਣਗੇ?", "fit", ["÷ 18 ਕਿਲੋ = 83"]],
])("how many of one piece are carried gets a number: %s", async (message, topic, facts) => {
  const reply = await lastReply([message, topic]);
  for (const fact of facts) expect(reply).toContain(fact);
});

test("how many vehicles or kilos is no count of pieces", async () => {
  expect(await lastReply(["a panel of 18 kg, how many trucks does it need to carry", "fit"])).not.toContain(
    "÷",
  );
  expect(await lastReply(["ek panel 18 kilo, kitne kilo tak load hota hai", "fit"])).not.toContain("÷");
});
