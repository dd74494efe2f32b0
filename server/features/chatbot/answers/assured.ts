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

const isOfDrop = /(?<!\p{L})(?:drop|deliver|utaar|utar)|ड्रॉप|डिलीवर|ਡ੍ਰਾਪ|ਡਰਾਪ|ਡਿਲੀਵਰ/u;

/** Whether the place that is named is one where an assured booking begins. Nothing is stated of where it ends. */
export const answerAssuredFor: Answer = ({ question: { places, text }, knowledge, speaker }) => {
  const [place] = places;
  if (place === undefined) return { parts: [] };
  const isCluster = knowledge.clusters.includes(place);
  const isEnd = !isCluster && isOfDrop.test(text);
  const sentence = isEnd ? "assuredDrop" : isCluster ? "assuredHere" : "assuredElsewhere";
  const verdict = speaker.say(sentence, { place: speaker.place(place) });
  return { leads: true, parts: [`${speaker.rule("assuredClusters")} ${verdict}`] };
};
