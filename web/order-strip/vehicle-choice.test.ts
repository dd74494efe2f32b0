import { expect, test } from "vitest";
import { loadPlanner } from "#content/en/load-planner.ts";
import { orderStrip } from "#content/en/order-strip.ts";
import { emptyEnquiry } from "#contract/enquiry.ts";
import { answerLines, answerTrip, type Fact } from "./trip-answer.ts";
import { factsFor, factsWithoutReach, type VehicleChoice, vehicleChoices } from "./vehicle-choice.ts";

const { choice: words, vehicle: vehicleWords } = orderStrip.answer;

function chosen(
  load: string,
  id: string,
): { choice: VehicleChoice; fact: Fact | undefined; message: readonly string[] } {
  const answer = answerTrip({ ...emptyEnquiry, load });
  if (!answer.load) throw new Error(`${load} was not read`);
  const choice = vehicleChoices(answer.load).find(({ vehicle }) => vehicle.id === id);
  if (!choice) throw new Error(`${id} is no choice`);
  const facts = factsFor(answer.facts, answer.load, choice);
  const fact = facts.find((one) => one.id === "vehicle");
  return { choice, fact, message: answerLines({ ...answer, facts }) };
}

test("by weight every vehicle that carries it can be chosen, and the smallest is marked", () => {
  const { load } = answerTrip({ ...emptyEnquiry, load: "900 kg of tiles" });
  expect(load && vehicleChoices(load).map(({ vehicle, mark }) => [vehicle.title, mark])).toEqual([
    ["Tata Ace", words.byWeight],
    ["JEM", undefined],
    ["Euler", undefined],
    ["Eicher", undefined],
  ]);
  const { load: heavy } = answerTrip({ ...emptyEnquiry, load: "1,600 kg" });
  expect(heavy && vehicleChoices(heavy)).toEqual([]);
});

function bestFor(text: string, way?: number): VehicleChoice | undefined {
  const { load } = answerTrip({ ...emptyEnquiry, load: text });
  return load && vehicleChoices(load, way).find(({ isBest }) => isBest);
}

test("the vehicle has to make the way with a reserve, and the smaller ones that do not are named with the reason", () => {
  expect(bestFor("900 kg of tiles", 88)?.vehicle.title).toBe("Tata Ace");
  const far = bestFor("900 kg of tiles", 105);
  expect(far).toMatchObject({ mark: words.byWay, vehicle: { title: "JEM" } });
  expect(far?.passed).toBe("105 km is too far for the Tata Ace with a fifth of the range in reserve.");
  expect(bestFor("2 kg", 10)?.vehicle.title).toBe("Tata Ace");
  expect(bestFor("20 cartons of 40 x 30 x 30 cm, 12 kg", 100)?.vehicle.title).toBe("JEM");
  expect(bestFor("1,200 kg", 104)?.vehicle.title).toBe("Eicher");
});

test("where none of them makes the way no vehicle is named, but the reason", () => {
  const { load, facts } = answerTrip({ ...emptyEnquiry, load: "1,200 kg" });
  const choices = load ? vehicleChoices(load, 105) : [];
  expect(choices.filter(({ isBest }) => isBest)).toEqual([]);
  const [fact] = load ? factsWithoutReach(facts, load, choices, 105) : [];
  expect(fact?.title).toBe(orderStrip.answer.way.none);
  expect(fact?.lines[0]).toBe(
    "105 km is too far with a fifth of the range in reserve for every vehicle that takes this load: Eicher.",
  );
});

test("no vehicle is said to fit boxes whose weight is not known", () => {
  const { choice } = chosen("20 cartons of 40 x 30 x 30 cm", "tata-ace");
  expect(choice).toMatchObject({ mark: words.bySpace, title: loadPlanner.answer.hasRoom("Tata Ace") });
});

test("headline, text and message are of the vehicle that was chosen, and of no other", () => {
  const { fact, message } = chosen("900 kg of tiles", "eicher");
  expect(fact?.title).toBe("Eicher");
  expect(fact?.lines).toEqual(["900 kg of the 1,500 kg it carries.", vehicleWords.addSizes]);
  expect(message).toEqual(["Vehicle: Eicher. 900 kg of the 1,500 kg it carries."]);
  expect(chosen("900 kg of tiles", "tata-ace").fact?.title).toBe("Tata Ace");
});

test("where the line leaves the weight open, both readings stay with every vehicle", () => {
  for (const id of ["tata-ace", "eicher"]) {
    expect(chosen("20 cartons, 400 kg", id).fact?.lines[1]).toMatch(/400 kg in all/);
  }
});

test("boxes keep their figures, and a vehicle that does not take them says why", () => {
  const pole = "1 pole of 10 ft x 1 ft x 1 ft, 30 kg";
  const { fact, choice } = chosen(pole, "eicher");
  expect(choice).toMatchObject({ isBest: true, takes: true, mark: words.best });
  expect(fact?.title).toBe(loadPlanner.answer.takes("Eicher"));
  const ace = chosen(pole, "tata-ace");
  expect(ace.choice.mark).toBe("does not fit");
  expect(ace.fact?.title).toBe("Tata Ace: does not fit");
  expect(ace.fact?.lines[0]).toMatch(/too long/);
  expect(ace.fact?.lines.join(" ")).toContain("30 kg");
  const tooLong = chosen("1 pole of 12 ft x 1 ft x 1 ft, 30 kg", "tata-ace");
  expect(tooLong.fact?.lines.filter((line) => line.includes("too long"))).toHaveLength(1);
});
