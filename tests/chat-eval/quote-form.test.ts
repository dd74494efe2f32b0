import { expect, test } from "vitest";
import { intercity } from "#content/en/intercity.ts";
import { planLoad } from "#content/loads/plan-load.ts";
import { requestedLoad } from "#content/loads/requested-load.ts";
import { emptyQuoteRequest } from "#contract/quote-request.ts";
import { noMemory } from "#server/features/chatbot/conversation/conversation-state.ts";
import { createEngine } from "#server/features/chatbot/engine.ts";
import { knowledgeOfContent } from "#server/features/chatbot/understand/knowledge.ts";
import { createUnderstanding } from "#server/features/chatbot/understand/understand.ts";
import { engineCall } from "#tests/support/engine-call.ts";
import { fieldsOf } from "#web/load-planner/load/fill-planner.ts";
import { readLoad } from "#web/load-planner/load/load.ts";
import { answerTrip } from "#web/quote-form/answer/trip-answer.ts";

const knowledge = knowledgeOfContent();
const understand = createUnderstanding(knowledge.vocabularies, knowledge.vehicles, knowledge.places);
const { routes, places } = intercity.map;

/** What a visitor may be taken to ask with a load and a way. */
const topics = ["trip", "price-exact", "route", "fit", "boxes", "range-route"];

const trips = routes.flatMap((route) =>
  [300, 500, 900, 1200, 1400].map(
    (weight) => [places[route.from].name, places[route.to].name, weight] as const,
  ),
);

test.each(trips)(
  "%s to %s, %i kg: Meena names the vehicle and the way of the quote form",
  async (from, to, weight) => {
    const load = `${weight} kg`;
    const { vehicle, estimate } = answerTrip({ ...emptyQuoteRequest, from, to, load }, requestedLoad(load));
    for (const topic of topics) {
      const engine = createEngine({
        knowledge,
        understand,
        openJobs: async () => [],
        rankTopics: () => [{ topic, probability: 1 }],
      });
      const { reply, memory } = await engine(`${load} from ${from} to ${to}`, noMemory, engineCall);
      expect(memory.vehicles, topic).toEqual(vehicle?.choice ? [vehicle.choice.vehicle.id] : []);
      expect(reply, topic).toContain(`about ${estimate} km`);
    }
  },
);

/** Loads as they are typed, and the smallest vehicle that takes each; undefined if none does. */
const loads: readonly (readonly [load: string, vehicle: string | undefined])[] = [
  ["a sofa of 7 x 3 x 3 ft, 60 kg", "JEM"],
  ["sofa 6 x 3 x 3 ft, 20 kg", "Tata Ace"],
  ["sofa 7 ft long, 3 ft high and 3 ft deep, 20 kg", "Tata Ace"],
  ["sofa 7 x 3 x 3 ft 60 kg and a fridge 6 x 2.5 x 2.5 ft 80 kg", "Eicher"],
  ["sofa 7x3x3 ft, fridge 6x2.5x2.5 ft", "Eicher"],
  ["2 sofas 7 x 3 x 3 ft 60 kg each", "Eicher"],
  ["4 sofas 7 x 3 x 3 ft and a fridge 6 x 2.5 x 2.5 ft", undefined],
  ["fridge 5.5 x 2.5 x 2.5 ft, 70 kg", "JEM"],
  ["washing machine 3 x 2 x 2 ft 20 kg", "Tata Ace"],
  ["almirah 6.5 x 3 x 2 ft, upright", "Eicher"],
  ["almirah 6.5 x 3 x 2 ft, can't be laid flat, 80 kg", "Eicher"],
  ["almirah 3 ft wide, 2 ft deep and 6.5 ft high, 80 kg", "Eicher"],
  ["6.5 ft tall almirah, 80 kg, can't be laid flat", "Eicher"],
  ["8 ft tall statue 200 kg, must stand", undefined],
  ["8 ft tall statue 200 kg", "Euler"],
  ["tv stand 4x2x2 ft 20 kg", "Tata Ace"],
  ["piano 5 x 5 x 2 ft 250 kg", "JEM"],
  ["double bed 6.5 x 6 x 1 ft 80 kg, mattress 6.5 x 6 x 0.7 ft 30 kg", "JEM"],
  ["glass 6 x 4 x 0.5 ft 50 kg, 10 cartons 2 x 1.5 x 1.5 ft 10 kg each", "JEM"],
  ["bed 6x5x1 ft, 2 chairs 3x2x2 ft 8 kg each", "Tata Ace"],
  ["20 cartons of 40 x 30 x 30 cm, 12 kg each", "Tata Ace"],
  ["40 cartons of 40 x 30 x 30 cm, 12 kg each", "JEM"],
  ["100 cartons of 2 x 1.5 x 1.5 ft, 10 kg each", undefined],
  ["35 boxes 20 kg each", "JEM"],
  ["20 boxes of 26 kg each", "JEM"],
  ["3 bags, 40 kg each", "JEM"],
  ["8x4 ft ply 20 sheets 25 kg each", "Euler"],
  ["900 kg of tiles", "Tata Ace"],
  ["1200 kg", "Eicher"],
  ["7 machines of 400 kg each", undefined],
  ["12 ft pipes 200 kg", undefined],
  ["board 10 x 8 ft, 50 kg", undefined],
  ["2 sheets 9x8 feet, 60 kg", undefined],
  ["3 machines of 2000 kg", undefined],
];

test.each(loads)("%s: quote form, planner and Meena name the same vehicle, %s", async (load, vehicle) => {
  const requested = requestedLoad(load);
  const answer = answerTrip({ ...emptyQuoteRequest, load }, requested).vehicle;
  expect(answer?.choice?.vehicle.title, "quote form").toBe(vehicle);
  if (requested?.kind === "boxes") {
    const planned = readLoad(fieldsOf(requested.plan.load.boxes ?? [])).load;
    expect(planned && planLoad(planned).taking[0]?.vehicle.title, "planner").toBe(vehicle);
  }
  const engine = createEngine({
    knowledge,
    understand,
    openJobs: async () => [],
    rankTopics: () => [{ topic: "fit", probability: 1 }],
  });
  const { reply, memory } = await engine(`${load}, which vehicle?`, noMemory, engineCall);
  const taking = answer?.choices.filter(({ takes }) => takes).map((choice) => choice.vehicle.id) ?? [];
  expect(memory.vehicles.toSorted(), reply).toEqual(taking.toSorted());
  if (taking.length > 1) expect(reply).toContain(`he ${vehicle} is enough`);
});

test("goods of several kinds are packed again for a vehicle that is named later", async () => {
  const engine = createEngine({
    knowledge,
    understand,
    openJobs: async () => [],
    rankTopics: () => [{ topic: "fit", probability: 1 }],
  });
  const { memory } = await engine("sofa 7x3x3 ft and a fridge 6x2.5x2.5 ft", noMemory, engineCall);
  const { reply } = await engine("and in the Tata Ace?", memory, engineCall);
  expect(reply).toContain("I found no way to pack the 2 pieces together into: Tata Ace.");
});

test("what is too heavy is as many trips in the quote form as Meena says", async () => {
  const load = "7 machines of 400 kg each";
  const { vehicle } = answerTrip({ ...emptyQuoteRequest, load }, requestedLoad(load));
  expect(vehicle?.lines[0]).toContain("3 trips");
  const engine = createEngine({
    knowledge,
    understand,
    openJobs: async () => [],
    rankTopics: () => [{ topic: "fit", probability: 1 }],
  });
  const { reply } = await engine(`${load}, how many per trip?`, noMemory, engineCall);
  expect(reply).toContain("3 × Eicher, or one Eicher in 3 trips");
  expect(reply).toContain("Eicher: 1,500 kg ÷ 400 kg = 3 boxes");
});
