import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { meenaVocabulary } from "#content/en/meena/vocabulary.ts";
import { meenaRomanVocabulary } from "#content/hi/meena/roman-vocabulary.ts";
import { meenaVocabulary as hindi } from "#content/hi/meena/vocabulary.ts";
import { meenaVocabulary as punjabi } from "#content/pa/meena/vocabulary.ts";
import { type ChatReply, chatReplySchema } from "#contract/chat.ts";
import { chatLimits } from "#contract/chat-limits.ts";
import { postJson, startServer, type TestServer } from "#tests/support/http-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer("sqlite");
});
afterAll(() => server.close());

/** The same numbers in every run (mulberry32), so that a failure can be seen again. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = createRandom(20_260_102);
const below = (limit: number) => Math.floor(random() * limit);
const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;

const words = [meenaVocabulary, meenaRomanVocabulary, hindi, punjabi].flatMap((vocabulary) =>
  Object.values(vocabulary).flatMap((list) => list.split(",")),
);
const oddities = [
  ...[
    "<script>alert(1)</script>",
    "{{constructor}}",
    "#{7*7}",
    "\u0000",
    "\ud800",
    "💥🚚",
    "'); drop table jobs;--",
  ],
  ...[
    "\u202e",
    "%s%n",
    "../../etc/passwd",
    "null",
    "NaN",
    "-1 kg",
    "1e309 kg",
    "9".repeat(400),
    "0 x 0 x 0 ft",
  ],
  ...[
    "0 kg boxes",
    "a".repeat(1_900),
    "ਸ".repeat(900),
    "\n\n\n",
    "?",
    ".",
    "2x2x2 ft 0.0001 kg boxes",
    "999999999 km",
  ],
];
const smallTalk = [
  "cancel",
  "yes",
  "no",
  "and its payload?",
  "talk to a person",
  "Asha",
  "98765 43210",
  "aur?",
  "ok",
];

function message(): string {
  const kind = random();
  if (kind < 0.15) return pick(oddities);
  if (kind < 0.35) return pick(smallTalk);
  const count = 1 + below(9);
  const parts = Array.from({ length: count }, () => pick(words).trim().replace("*", ""));
  if (random() < 0.3)
    parts.push(`${below(3_000)} ${pick(["kg", "km", "ft", "minutes", "boxes", "ਕਿਲੋ", "किमी"])}`);
  if (random() < 0.2) parts.push(pick(oddities));
  return parts.map((part) => (random() < 0.1 ? part.split("").reverse().join("") : part)).join(" ");
}

function state(last: string | undefined): unknown {
  const kind = random();
  if (kind < 0.9) return last;
  return pick([undefined, null, 7, "forged", `${last}x`, "x".repeat(9_000), { a: 1 }]);
}

async function chat(turns: number): Promise<void> {
  let last: ChatReply | undefined;
  for (let turn = 0; turn < turns; turn++) {
    const said = message().slice(0, chatLimits.message);
    const body = { message: said, sessionId: "web-fuzz", state: state(last?.state) };
    const response = await postJson(`${server.address}/api/v1/chatbot`, body);
    const answer: unknown = await response.json();
    if (response.status === 400) continue;
    expect(response.status, said).toBe(200);
    last = chatReplySchema.parse(answer);
    expect(last.reply, said).not.toMatch(
      /[<>]|alert\(|constructor|drop table|NaN|undefined|Infinity|\{\w+\}/,
    );
  }
}

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** What the heap holds after everything that nobody needs was collected. */
function heldBytes(): number {
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

/** Half a megabyte was measured, falling to 0.15 MB after a thousand turns; the indexes of one engine are 15 MB. */
const mostGrown = 2 * 1024 * 1024;

test("two hundred turns of random chatting: valid replies, no echo of code, memory flat", async () => {
  await chat(200);
  const before = heldBytes();
  await chat(200);
  const grown = heldBytes() - before;
  expect(grown).toBeLessThan(mostGrown);
}, 60_000);
