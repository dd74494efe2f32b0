import { expect, test } from "vitest";
import type { RankedTopic } from "../understand/classifier.ts";
import { knowledgeOfContent } from "../understand/knowledge.ts";
import { normalise } from "../understand/spelling.ts";
import { createUnderstanding } from "../understand/understand.ts";
import { returnedTo } from "./return-to.ts";

const topicsOf = (text: string): readonly RankedTopic[] => [
  { topic: text.includes("almirah") || text.includes("ਅਲਮਾਰੀ") ? "fit" : "jobs", probability: 0.9 },
];
const said = ["I want to send an almirah to Kharar / ਅਲਮਾਰੀ", "do you have jobs?", "the message itself"];
const { vocabularies, vehicles, places } = knowledgeOfContent();
const understand = createUnderstanding(vocabularies, vehicles, places);
const returned = (message: string) =>
  returnedTo(understand(message, undefined), { said, topic: "jobs" }, topicsOf);

test.each([
  ["Okay, back to the almirah: what will it cost?", "what will it cost?"],
  ["Coming back to my almirah, can it stand upright", "can it stand upright"],
  ["ok bck to almirah hw much", "hw much"],
  ["theek hai, wapas almirah pe aate hain, kitna lagega?", "kitna lagega?"],
  ["wapas almirah pe, 2 nahi 3 hain", "2 nahi 3 hain"],
  ["chalo almirah wali gal te aao, kinna lagega", "kinna lagega"],
  ["ਚਲੋ ਅਲਮਾਰੀ ਵਾਲੀ ਗੱਲ ਤੇ ਆਓ, ਕਿੰਨੇ ਪੈਸੇ", "ਕਿੰਨੇ ਪੈਸੇ"],
])("a matter that is taken up again is known by what was said of it: %s", (message, rest) => {
  expect(returned(message)).toMatchObject({ rest: normalise(rest), topic: "fit" });
});

test.each([
  "does the driver bring the crates back to the shop?",
  "can you bring it back to me on Sunday?",
  "wapas bhi lana hai",
  "kya gaadi wapas khaali aati hai?",
  "and back to Mohali, how much?",
  "coming back to Mohali empty, who pays the toll?",
  "get back to me asap, I want to cancel",
])("what goes back is no matter: %s", (message) => {
  expect(returned(message)).toBeUndefined();
});
