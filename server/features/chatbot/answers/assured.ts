import type { Answer } from "./draft.ts";

/** The rules of assured booking, for a visitor who wants a vehicle at a certain time. They do not say when goods arrive. */
export const answerAssured: Answer = ({ question: { concepts }, speaker }) => {
  const wantsVehicle = ["vehicle", "pickup", "book"].some((concept) => concepts.has(concept));
  const wantsElse = ["arrive", "promise", "otherVehicle", "offTopic"].some((concept) =>
    concepts.has(concept),
  );
  if (!wantsVehicle || wantsElse) return { parts: [] };
  const rules = ["assuredHours", "assuredClusters", "assuredUsers"] as const;
  return { parts: [rules.map((rule) => speaker.rule(rule)).join(" ")] };
};
