/** Memory of the built server, idle and under load: `npm run bench:memory`. Fails above the budgets. */
import { execFileSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../free-port.ts";
import { startSite } from "../site-process.ts";
import { loadDocument } from "./document-load.ts";
import { postMessages } from "./post-load.ts";

const idleBudgetMb = 90;
const loadBudgetMb = 200;
const seconds = 8;

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
  if (idle > idleBudgetMb || highest > loadBudgetMb) process.exitCode = 1;
} finally {
  await site.stop();
}

/** What makes Meena read all that she knows. */
async function firstChat(): Promise<void> {
  for (const message of ["What do you charge for an Eicher?", "Which papers does a driver need?"]) {
    const answer = await fetch(`${site.origin}/api/v1/chatbot`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ message, sessionId: "3b0f6d0a-5a53-4c1e-9d0b-2f6f0c1d7e11" }),
    });
    if (!answer.ok) throw new Error(`The chat answered ${answer.status}: ${await answer.text()}`);
  }
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
