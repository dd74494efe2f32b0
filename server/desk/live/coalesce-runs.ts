/**
 * Runs work one run at a time. Any number of calls of `run` during a run, and an "again" of the work, make one more
 * run. A failed run is reported, and the next call of `run` starts anew.
 */
export function coalesceRuns(work: () => Promise<"again" | "done">, onError: (error: unknown) => void) {
  let running: Promise<void> | undefined;
  let isWanted = false;

  async function runWhileWanted(): Promise<void> {
    try {
      while (isWanted) {
        isWanted = false;
        if ((await work()) === "again") isWanted = true;
      }
    } catch (error) {
      onError(error);
    } finally {
      running = undefined;
    }
  }

  return {
    run(): void {
      isWanted = true;
      running ??= runWhileWanted();
    },
    /** Resolves when no run is under way. */
    async idle(): Promise<void> {
      await running;
    },
  };
}
