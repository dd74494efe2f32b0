/**
 * Runs the work, one run at a time. However often it is asked for during a run, it runs once more afterwards; so it does
 * when the work resolves with "again". A failed run is reported, and the next call of `run` starts anew.
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
