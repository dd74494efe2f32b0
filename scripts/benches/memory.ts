/** Memory of the built server, idle and under load: `npm run bench:memory`. Fails above the budgets. */
import { execFileSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../processes/free-port.ts";
import { startSite } from "../processes/site-process.ts";
import { loadDocument } from "./document-load.ts";
import { median } from "./median.ts";
import { postMessages } from "./post-load.ts";

const idleBudgetMb = 90;
const loadBudgetMb = 200;
const seconds = 8;
/** Turns before the measurement: by then the chat has its indexes, compiled code and a first full heap. */
const chatWarmUpTurns = 12_000;
const chatTurns = 24_000;
/** 169 to 175 MB were measured from 15,000 to 78,000 turns. A leak of 220 bytes a turn would exceed this. */
const chatGrowthBudgetMb = 5;
/** Memory goes up and down by some MB between two collections of garbage, so its median over as many turns counts. */
const measuredTurns = 3_000;
const turnsBetweenMeasures = 100;

/** An odd number, so that each question comes at other places of the conversations. */
const chatQuestions = [
  "Can the Eicher take {n} kg of tiles?",
  "hw mch fr {n} boxes to ludhiana",
  "{n} किलो सामान मोहाली से दिल्ली भेजना है",
  "ਮੈਨੂੰ {n} ਕਿਲੋ ਸਮਾਨ ਭੇਜਣਾ ਹੈ",
  "My order {n} came broken and nobody picks up the phone, what now?",
  "gaadi {n} minute late hai, cancel karun toh kitna lagega?",
  "Do you know the weather on planet {n}?",
  "refund {n}",
  "Which jobs are open in Mohali?",
];

const site = await startSite(await freePort(), { RATE_LIMIT_SCALE: "1000000" });
try {
  await sleep(3_000);
  const started = residentMb();
  await fetch(site.origin);
  await sleep(5_000);
  const idle = residentMb();
  await firstChat();
  await sleep(5_000);
  const chatted = residentMb();
  let highest = chatted;
  const watch = setInterval(() => {
    highest = Math.max(highest, residentMb());
  }, 100);
  const [documents, messages, searches] = await Promise.all([
    loadDocument(site.origin, 32, seconds),
    postMessages(site.origin, 64, seconds),
    search(seconds),
  ]);
  clearInterval(watch);
  await sleep(5_000);
  console.log(`After the start: ${started.toFixed(0)} MB`);
  console.log(`Idle after a first visit: ${idle.toFixed(0)} MB of at most ${idleBudgetMb}`);
  console.log(`After the chat's first messages: ${chatted.toFixed(0)} MB`);
  console.log(`Under load: ${highest.toFixed(0)} MB of at most ${loadBudgetMb}`);
  console.log(
    `Meanwhile: ${documents.perSecond.toFixed(0)} documents, ${messages.acknowledgedPerSecond.toFixed(0)} messages and ${searches.toFixed(0)} searches a second`,
  );
  console.log(`Five seconds later: ${residentMb().toFixed(0)} MB`);
  await chat(chatWarmUpTurns);
  const chatBefore = await chat(measuredTurns);
  await chat(chatTurns);
  const chatGrowth = (await chat(measuredTurns)) - chatBefore;
  console.log(
    `After ${chatWarmUpTurns} turns of chat: ${chatBefore.toFixed(0)} MB, ${chatGrowth.toFixed(1)} MB more after another ${chatTurns}, of at most ${chatGrowthBudgetMb}`,
  );
  const isWithinBudget = idle <= idleBudgetMb && highest <= loadBudgetMb && chatGrowth <= chatGrowthBudgetMb;
  if (!isWithinBudget) process.exitCode = 1;
} finally {
  await site.stop();
}

/** The first message makes Meena load all that she knows. */
async function firstChat(): Promise<void> {
  await say("What do you charge for an Eicher?", undefined);
  await say("Which papers does a driver need?", undefined);
}

/** Conversations of eight turns; no two turns say the same. Gives the median of the resident memory meanwhile. */
async function chat(turns: number): Promise<number> {
  let state: string | undefined;
  const resident: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    if (turn % turnsBetweenMeasures === 0) resident.push(residentMb());
    if (turn % 8 === 0) state = undefined;
    const question = chatQuestions[turn % chatQuestions.length] as string;
    state = await say(question.replace("{n}", String(turn)), state);
  }
  return median(resident);
}

/** Sends one message and returns the dialogue state for the next one. */
async function say(message: string, state: string | undefined): Promise<string> {
  const answer = await fetch(`${site.origin}/api/v1/chatbot`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ message, sessionId: "3b0f6d0a-5a53-4c1e-9d0b-2f6f0c1d7e11", state }),
  });
  if (!answer.ok) throw new Error(`The chat answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { state: string }).state;
}

/** Pages that are rendered for the request, one after another. Gives how many a second. */
async function search(forSeconds: number): Promise<number> {
  const end = performance.now() + forSeconds * 1000;
  let pages = 0;
  for (; performance.now() < end; pages++) await (await fetch(`${site.origin}/search?q=eicher`)).text();
  return pages / forSeconds;
}

function residentMb(): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(site.pid)], { encoding: "utf8" })) / 1024;
}
