import { expect, test } from "vitest";
import { intercity } from "#content/en/intercity.ts";
import { requestedLoad } from "#content/loads/requested-load.ts";
import { emptyEnquiry } from "#contract/enquiry.ts";
import { noMemory } from "#server/features/chatbot/conversation/conversation-state.ts";
import { createEngine } from "#server/features/chatbot/engine.ts";
import { knowledgeOfContent } from "#server/features/chatbot/understand/knowledge.ts";
import { createUnderstanding } from "#server/features/chatbot/understand/understand.ts";
import { engineCall } from "#tests/support/engine-call.ts";
import { answerTrip } from "#web/order-strip/answer/trip-answer.ts";

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
  "%s to %s, %i kg: Meena names the vehicle and the way of the order strip",
  async (from, to, weight) => {
    const load = `${weight} kg`;
    const { vehicle, estimate } = answerTrip({ ...emptyEnquiry, from, to, load }, requestedLoad(load));
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

test.each(["7 x 3 x 3 ft, 60 kg", "6 x 3 x 3 ft, 20 kg"])(
  "a piece of %s: Meena names the vehicle of the order strip",
  async (load) => {
    const { vehicle } = answerTrip({ ...emptyEnquiry, load }, requestedLoad(load));
    const engine = createEngine({
      knowledge,
      understand,
      openJobs: async () => [],
      rankTopics: () => [{ topic: "fit", probability: 1 }],
    });
    const { reply } = await engine(`a sofa of ${load}`, noMemory, engineCall);
    expect(reply).toContain(`The ${vehicle?.choice?.vehicle.title} is enough`);
  },
);
