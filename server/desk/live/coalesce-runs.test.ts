import { expect, test } from "vitest";
import { coalesceRuns } from "./coalesce-runs.ts";

type End = "again" | "done" | Error;

/** Work whose runs end one by one, as the test says. */
function controlledWork() {
  const running: ((end: End) => void)[] = [];
  const errors: unknown[] = [];
  let runs = 0;
  const { run, idle } = coalesceRuns(
    () => {
      runs++;
      return new Promise((resolve, reject) =>
        running.push((end) => (end instanceof Error ? reject(end) : resolve(end))),
      );
    },
    (error) => errors.push(error),
  );
  return { run, idle, errors, runs: () => runs, end: (end: End) => running.shift()?.(end) };
}

test("what is asked for during a run happens once afterwards", async () => {
  const work = controlledWork();
  work.run();
  work.run();
  work.run();
  expect(work.runs()).toBe(1);
  work.end("done");
  await expect.poll(work.runs).toBe(2);
  work.end("done");
  await work.idle();
  expect(work.runs()).toBe(2);
});

test("work that says so runs again by itself", async () => {
  const work = controlledWork();
  work.run();
  work.end("again");
  await expect.poll(work.runs).toBe(2);
  work.end("done");
  await work.idle();
  expect(work.runs()).toBe(2);
});

test("after a failed run the next call starts anew", async () => {
  const work = controlledWork();
  const failure = new Error("The database is away.");
  work.run();
  work.end(failure);
  await work.idle();
  expect(work.errors).toEqual([failure]);
  work.run();
  expect(work.runs()).toBe(2);
  work.end("done");
  await work.idle();
});
