import { onIdle } from "#web/browser/on-idle.ts";

/** How long a piece of work waits for an idle moment at most, in milliseconds. */
const timeout = 300;

const waiting = new Set<() => void>();
let asked = false;

/**
 * Does a piece of work when the browser is idle, and never two in one moment: together they would delay a press on
 * the page.
 *
 * @returns a function that cancels it.
 */
export function whenIdle(work: () => void): () => void {
  waiting.add(work);
  askForMoment();
  return () => void waiting.delete(work);
}

function askForMoment(): void {
  if (asked || waiting.size === 0) return;
  asked = true;
  onIdle(doNext, timeout);
}

function doNext(): void {
  asked = false;
  const [work] = waiting;
  if (!work) return;
  waiting.delete(work);
  work();
  askForMoment();
}
