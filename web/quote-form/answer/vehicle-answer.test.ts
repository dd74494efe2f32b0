import { expect, test } from "vitest";
import { loadPlanner } from "#content/en/load-planner.ts";
import { quoteForm } from "#content/en/quote-form.ts";
import { rules } from "#content/en/rules.ts";
import { planLoad } from "#content/loads/plan-load.ts";
import { requestedLoad } from "#content/loads/requested-load.ts";
import { loadOf } from "#contract/loads/packing/load.ts";
import { emptyQuoteRequest } from "#contract/quote-request.ts";
import { centimetreUnits, sayReason } from "#web/load-planner/plan/plan-sentences.ts";
import { announcementOf, answerTrip, messageLines, summaryOf, tripKeyOf } from "./trip-answer.ts";
import { answerVehicle, type VehicleAnswer } from "./vehicle-answer.ts";

const { choice: choiceWords, vehicle: words, range: rangeWords } = quoteForm.answer;

/** @param chosen the id of the vehicle that the visitor chose, for this load or for an earlier one. */
function answer(text: string, distance = 0, chosen?: string, chosenFor = text): VehicleAnswer {
  const load = requestedLoad(text);
  if (!load || load.kind === "unread" || load.kind === "no-unit") throw new Error(`${text} was not read`);
  return answerVehicle(load, text, distance, chosen ? { id: chosen, load: chosenFor } : undefined);
}

test("of a weight the smallest vehicle that carries it is marked, the others can be chosen", () => {
  const { title, choices } = answer("900 kg of tiles");
  expect(title).toBe("Tata Ace");
  expect(choices.map(({ vehicle, mark }) => [vehicle.title, mark])).toEqual([
    ["Tata Ace", choiceWords.byWeight],
    ["Euler", choiceWords.also],
    ["JEM", choiceWords.also],
    ["Eicher", choiceWords.also],
  ]);
  expect(answer("1,200 kg").title).toBe("Eicher");
  expect(answer("1,600 kg")).toMatchObject({ title: words.tooHeavy, choices: [], choice: undefined });
});

test("of a weight over the Ace Plus limit the answer names the vehicles whose boxes have none", () => {
  expect(answer("751 kg").lines.at(-1)).toContain(words.inBoxes("Euler, JEM and Eicher"));
  // Of the others only the JEM goes that far.
  expect(answer("751 kg", 105, "tata-ace").lines.join(" ")).toContain(words.inBoxes("JEM"));
  expect(answer("750 kg").lines.join(" ")).not.toContain("in boxes");
});

test("where no vehicle can be chosen, the answer has the one that comes nearest, and the number of its trips", () => {
  const nearest = (text: string) => answer(text).nearest;
  expect(nearest("2,500 kg")).toMatchObject({
    vehicle: { title: "Eicher" },
    trips: 2,
    caption: "2 × Eicher, up to 1,500 kg each",
  });
  const bed = /^Eicher. It carries up to 1,500 kg in a load bed of 10.8 × 6.5 × 7 ft.$/;
  expect(nearest("16 ft pipe, 100 kg")).toMatchObject({ trips: 1, caption: expect.stringMatching(bed) });
  expect(nearest("2 machines of 2,000 kg each")).toMatchObject({ caption: expect.stringMatching(bed) });
  expect(nearest("900 kg")).toBeUndefined();
});

test("the vehicle has to cover the distance with a reserve, and those that do not are named, and marked", () => {
  const best = (text: string, distance: number) => answer(text, distance).choice?.vehicle.title;
  expect(best("900 kg of tiles", 88)).toBe("Tata Ace");
  const far = answer("900 kg of tiles", 105);
  expect(far.choice).toMatchObject({ mark: choiceWords.byRange, vehicle: { title: "JEM" } });
  expect(far.lines[1]).toBe("The only one of our 4 vehicles that covers 105 km on one charge with reserve.");
  expect(answer("900 kg of tiles", 100).lines[1], "the Eicher covers it too").toBe(
    "Unlike the Tata Ace and the Euler, it covers 100 km on one charge with reserve.",
  );
  expect(far.choices.map(({ vehicle, mark }) => [vehicle.title, mark])).toEqual([
    ["Tata Ace", choiceWords.tooFar],
    ["Euler", choiceWords.tooFar],
    ["JEM", choiceWords.byRange],
    ["Eicher", choiceWords.tooFar],
  ]);
  expect(best("2 kg", 10)).toBe("Tata Ace");
  expect(best("20 cartons of 40 x 30 x 30 cm, 12 kg", 100)).toBe("JEM");
  expect(best("1,200 kg", 104)).toBe("Eicher");
});

test("where none of them covers the distance no vehicle is named, but the reason", () => {
  const { choice, outOfRange, title, lines } = answer("1,200 kg", 105);
  expect(choice).toBeUndefined();
  expect(outOfRange?.vehicles.map((vehicle) => vehicle.title)).toEqual(["Eicher"]);
  expect(outOfRange?.distance).toBe(105);
  expect(title).toBe(rangeWords.none);
  expect(lines[0]).toBe("Our vehicles for this load cover a part of the way on one charge.");
});

test("where none of them covers the distance, a vehicle that was named or chosen says so too", () => {
  const tooFar = "Eicher: farther than one charge";
  for (const far of [answer("1,200 kg in the Eicher", 105), answer("1,200 kg", 105, "eicher")]) {
    expect(far.choice).toMatchObject({
      isTooFar: true,
      mark: choiceWords.tooFar,
      vehicle: { title: "Eicher" },
    });
    expect(far.outOfRange?.vehicles.map((vehicle) => vehicle.title)).toEqual(["Eicher"]);
    expect(far.title).toBe(tooFar);
    const carries = words.ofCapacity("1,200 kg", "1,500 kg");
    expect(far.lines.slice(0, 2), "it takes the load all the same").toEqual([carries, rangeWords.noneWhy]);
  }
  const another = answer("900 kg in the Eicher", 105);
  expect(another).toMatchObject({ title: "Eicher", choice: { mark: choiceWords.tooFar } });
  expect(another.outOfRange, "the JEM makes it").toBeUndefined();
  const load = "1,200 kg in the Eicher";
  const options = { distance: "105", trip: tripKeyOf(emptyQuoteRequest), isReturn: false };
  const trip = answerTrip({ ...emptyQuoteRequest, load }, requestedLoad(load), options);
  expect(summaryOf(trip)).toMatch(/^Eicher: farther/);
  expect(announcementOf(trip)).toContain(tooFar);
  expect(messageLines(trip)[0]).toBe(`Vehicle: ${tooFar}. ${words.ofCapacity("1,200 kg", "1,500 kg")}`);
});

test("no vehicle is said to fit boxes whose weight is not known", () => {
  const { title, lines, choice } = answer("20 cartons of 40 x 30 x 30 cm");
  expect(choice?.mark).toBe(choiceWords.bySpace);
  expect(title).toBe(loadPlanner.answer.hasRoom("Tata Ace"));
  expect(lines.at(-1)).toBe(loadPlanner.answer.weightUnknown);
});

test("of goods without a figure beside others the vehicle is that for the others, and they are named", () => {
  const tiles = answer("900 kg of tiles and a sofa");
  expect(tiles.title).toBe("Tata Ace for 900 kg");
  expect(tiles.lines[1]).toBe("If the 900 kg leaves out “a sofa”, please add that weight too.");
  const cartons = answer("20 cartons of 40x30x30 cm 12 kg each, sofa and table");
  expect(cartons.title).toBe("Tata Ace for 20 boxes");
  expect(cartons.lines[1]).toMatch(/^Not counted, .*: “sofa” and “table”/);
  const load = "900 kg of tiles and a sofa";
  const trip = answerTrip(
    { ...emptyQuoteRequest, load, from: "Mohali", to: "Ludhiana" },
    requestedLoad(load),
  );
  expect(summaryOf(trip)).toMatch(/^JEM for 900 kg · about/);
  expect(announcementOf(trip)).toContain("JEM for 900 kg.");
  expect(messageLines(trip)[0]).toMatch(/^Vehicle: JEM for 900 kg\./);
});

test("what stays this way up is packed so, and said", () => {
  const { choice, lines } = answer("my sofa 7 ft x 3 ft x 3 ft");
  expect(choice?.drawing?.placed[0]).toMatchObject({ height: 3 * 30_480 });
  expect(lines).toContain("This way up: sofa. Nothing on top of: sofa.");
  expect(answer("2 fridges 2.5 x 2 x 5 ft and 2 mirrors of 4 x 3 x 1 ft").lines).toContain(
    "This way up: fridges. Nothing on top of: mirrors.",
  );
  expect(answer("almirah that can't be laid flat, 6.5 x 3 x 2 ft").lines).toContain("This way up: almirah.");
  expect(answer("almari jo lita nahi sakte, 6.5 x 3 x 2 ft").lines).toContain("This way up: almari.");
  expect(answer("20 cartons of 40 x 30 x 30 cm, 12 kg").lines.join()).not.toContain("up:");
});

test("the vehicle is as high as what stands, and as wide as a sheet", () => {
  const vehicleFor = (load: string) => answer(load).choice?.vehicle.title;
  expect(vehicleFor("6.5 ft tall almirah 80 kg, can't be laid flat")).toBe("Eicher");
  expect(vehicleFor("5 ft tall almirah 20 kg")).toBe("Tata Ace");
  expect(vehicleFor("8x4 ft ply 20 sheets 25 kg each")).toBe("Euler");
  expect(vehicleFor("bed 6.5 x 6 ft, 20 kg")).toBe("JEM");
  const statue = answer("8 ft tall statue 200 kg, must stand");
  expect(statue).toMatchObject({
    title: words.tooTall,
    lines: [words.tooTallWhy("8 ft", "Eicher", "7 ft"), words.askTeam],
  });
  expect(vehicleFor("8 ft tall statue 200 kg"), "nothing says that it must not lie").toBe("Euler");
});

test.each([
  ["board 10 x 8 ft, 50 kg", "8 ft"],
  ["2 sheets 9x8 feet, 60 kg", "8 ft"],
  ["board 10 x 8 ft", "8 ft"],
])("of %j the side that no load bed has room for is the reason, not the weight", (load, width) => {
  expect(answer(load)).toMatchObject({
    title: words.tooWide,
    lines: [words.tooWideWhy(width, "Eicher", "7 ft"), words.askTeam],
  });
});

test("a piece that is heavier than every vehicle carries is not divided into trips", () => {
  const tooHeavy = { title: words.pieceTooHeavy, choice: undefined };
  for (const load of ["3 machines of 2000 kg", "2 machines of 100 kg, 1 machine of 2000 kg"]) {
    expect(answer(load), load).toMatchObject(tooHeavy);
    expect(answer(load).lines[0], load).toBe(words.pieceTooHeavyWhy("2,000 kg", "Eicher", "1,500 kg"));
  }
  expect(answer("2000 kg of tiles").title, "it can be divided").toBe(words.tooHeavy);
});

test("the message to the team has no sentence that speaks to the visitor", () => {
  for (const load of [
    ...["1,600 kg", "3 machines of 2000 kg", "12 ft pipes 200 kg", "board 10 x 8 ft, 50 kg", "small truck"],
    ...["100 cartons of 2 x 1.5 x 1.5 ft, 10 kg each", "4 sofas 7 x 3 x 3 ft and a fridge 6 x 2.5 x 2.5 ft"],
  ]) {
    const trip = answerTrip(
      { ...emptyQuoteRequest, load, from: "Mohali", to: "Delhi" },
      requestedLoad(load),
      {
        distance: "900",
        trip: "Mohali to Delhi",
        isReturn: true,
      },
    );
    expect(messageLines(trip).join(" "), load).not.toMatch(/please|ask|send|you/i);
  }
});

test("what is too heavy for one vehicle is told in trips, and pieces are not divided", () => {
  expect(answer("7 machines, 400 kg each").lines[0]).toBe(
    words.tooHeavyWhy("2,800 kg", "Eicher", "1,500 kg", "3"),
  );
});

test("the weight of some boxes is not said to be that of all", () => {
  const { lines } = answer("20 cartons of 40x30x30 cm 12 kg, 5 drums of 60 x 60 x 90 cm");
  expect(lines[0]).toBe("25 boxes, 82.6 cu ft.");
  expect(lines.at(-1)).toBe(loadPlanner.answer.weightUnknown);
});

test("headline, text and message are of the vehicle that was chosen, and of no other", () => {
  const load = "900 kg of tiles";
  const { title, lines } = answer(load, 0, "eicher");
  expect(title).toBe("Eicher");
  expect(lines).toEqual(["Carries up to 1,500 kg; this load is 900 kg.", words.addSizes]);
  const options = { chosen: { id: "eicher", load }, distance: "", isReturn: false };
  expect(messageLines(answerTrip({ ...emptyQuoteRequest, load }, requestedLoad(load), options))).toEqual([
    "Vehicle: Eicher. Carries up to 1,500 kg; this load is 900 kg.",
  ]);
});

test("where the text leaves the weight open, both readings stand with every vehicle", () => {
  for (const id of ["tata-ace", "eicher"]) {
    expect(answer("20 cartons, 400 kg", 0, id).lines[1]).toMatch(
      /total weight: 400 kg\. .*“each” \(total 8,000 kg\)/,
    );
  }
  expect(answer("2 crates 1 m x 0.5 m x 0.5 m 90 kg").lines[1]).toMatch(
    /weight per piece: 180 kg in all\. .*“total” \(total 90 kg\)/,
  );
  for (const load of ["20 cartons of 12 kg", "20 cartons, 400 kg total", "900 kg of tiles"]) {
    expect(answer(load).lines.join(" "), load).not.toContain("Taken as");
  }
});

test("a length only rules vehicles out: nothing is said to fit by it", () => {
  expect(answer("200 kg 10 ft pipes").title).toBe("Eicher");
  for (const load of ["200 kg 12 ft pipes", "20 pipes 12 ft long, 200 kg", "12 ft pipes"]) {
    const { title, lines } = answer(load);
    expect(title, load).toBe(words.tooLong);
    expect(lines[0], load).toBe("12 ft is longer than our longest load bed, the Eicher at 10.8 ft.");
  }
  expect(requestedLoad("8 ft pipes")).toMatchObject({ kind: "unread" });
});

test("boxes keep their figures, and a vehicle that does not take them says why", () => {
  expect(answer("20 cartons of 40 x 30 x 30 cm, 12 kg")).toMatchObject({
    title: loadPlanner.answer.takes("Tata Ace"),
    lines: ["20 boxes, 240 kg, 25.4 cu ft."],
  });
  const pole = "1 pole of 10 ft x 1 ft x 1 ft, 30 kg";
  expect(answer(pole).choice).toMatchObject({ takes: true, mark: choiceWords.best });
  expect(answer(pole).title).toBe(loadPlanner.answer.takes("Eicher"));
  const ace = answer(pole, 0, "tata-ace");
  expect(ace.choice?.mark).toBe("does not fit");
  expect(ace.title).toBe("Tata Ace: does not fit");
  expect(ace.lines[0]).toMatch(/too long/);
  expect(ace.lines.join(" ")).toContain("30 kg");
});

test("where no vehicle takes the boxes, the reason is that of the largest", () => {
  const pole = "1 pole of 12 ft x 1 ft x 1 ft, 30 kg";
  expect(answer(pole).lines[0]).toMatch(/^Eicher: .*too long/);
  expect(answer(pole, 0, "tata-ace").lines.filter((line) => line.includes("too long"))).toHaveLength(1);
});

test("a vehicle chosen for another load stays chosen as long as it takes this one", () => {
  expect(answer("900 kg", 0, "eicher", "20 kg").title).toBe("Eicher");
  const pole = answer("1 pole of 10 ft x 1 ft x 1 ft, 30 kg", 0, "tata-ace", "20 kg");
  expect(pole.title).toBe(loadPlanner.answer.takes("Eicher"));
});

test("a vehicle that is asked for is no load: it is shown with what it carries, and nothing is said to fit", () => {
  const { title, lines, choices, choice } = answer("small truck");
  expect(title).toBe("Tata Ace");
  expect(lines).toEqual([words.wished("1,000 kg", "7.2 × 4.5 × 5 ft"), words.addLoad]);
  expect(choice?.vehicle.title).toBe("Tata Ace");
  expect(choices.map(({ vehicle, mark }) => [vehicle.title, mark])).toEqual([
    ["Tata Ace", undefined],
    ["Euler", undefined],
    ["JEM", undefined],
    ["Eicher", undefined],
  ]);
});

test("a vehicle that is named beside a load is the answer's if it takes the load", () => {
  expect(requestedLoad("small truck, 1,200 kg")).toMatchObject({ kind: "weight", weight: 1_200_000 });
  expect(answer("small truck, 1,200 kg").title).toBe("Eicher");
  expect(answer("900 kg in a jem").title).toBe("JEM");
});

test.each([
  ["40 boxes of 18 kg", { count: 40, weight: 18 }],
  ["18 boxes of 30 kg", { count: 18, weight: 30 }],
  ["20 boxes of 18 kg", { count: 20, weight: 18 }],
  ["30 boxes, 750 kg", { count: 30, weight: 25 }],
])(
  "of %j the quote form offers the Tata Ace if the load planner does, and gives the planner's reason",
  (text, box) => {
    const size = { length: 30_000, width: 30_000, height: 30_000 };
    const kind = {
      ...box,
      letter: "A",
      row: 0,
      size,
      weight: box.weight * 1000,
      upright: false,
      nothingOnTop: false,
    };
    const [planned] = planLoad(loadOf([kind])).vehicles;
    const [ace] = answer(text).choices;
    expect(ace?.vehicle).toBe(planned?.vehicle);
    expect(ace?.takes).toBe(planned?.reasons.length === 0);
    const reasons = planned?.reasons.map((reason) => sayReason(reason, centimetreUnits)) ?? [];
    for (const reason of reasons) {
      expect(answer(text, 0, "tata-ace").lines[0]).toBe(reason.replace("Box A", loadPlanner.reasons.piece));
      expect(ace?.mark).toBe("over the Ace Plus box limit");
      expect(answer(text).title).toBe("JEM");
    }
  },
);

test("the Ace Plus limits hold for all kinds of goods together, and not for a load without a count", () => {
  const takes = (text: string) => answer(text).choices[0]?.takes;
  const bags = rules.acePlus.boxes.value - 20;
  expect(takes(`20 boxes of 5 kg, ${bags} bags of 5 kg`)).toBe(true);
  expect(takes(`20 boxes of 5 kg, ${bags + 1} bags of 5 kg`)).toBe(false);
  expect(takes("22 box, 6 basin, 4 commode, 896 kg")).toBe(false);
  expect(takes("900 kg of tiles")).toBe(true);
});
