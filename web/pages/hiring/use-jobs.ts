import { useEffect, useState } from "react";
import type { Job } from "#contract/jobs.ts";
import { fetchJobs } from "#web/api/jobs.ts";

export interface Jobs {
  readonly state: "loading" | "loaded" | "failed";
  /** The open jobs; empty until they are loaded. */
  readonly open: readonly Job[];
  /** What the form offers: the open jobs. When loading fails, the chosen one stays, so that nobody loses a choice. */
  offered(chosen: string): readonly Job[];
  /** Loads them again. */
  reload(): void;
}

/**
 * The jobs, loaded when the page opens. Jobs in the document are shown meanwhile, but they may be old. A failure is
 * logged and leaves the list empty (specification, section 7).
 */
export function useJobs(initial: readonly Job[] | undefined): Jobs {
  const [jobs, setJobs] = useState(initial);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is what asks again
  useEffect(() => {
    const leaving = new AbortController();
    void load(leaving.signal);
    return () => leaving.abort();
  }, [attempt]);

  async function load(signal: AbortSignal): Promise<void> {
    setFailed(false);
    try {
      setJobs(await fetchJobs(signal));
    } catch (error) {
      if (signal.aborted) return;
      console.warn("The open jobs could not be loaded.", error);
      setFailed(true);
    }
  }

  const known = jobs?.filter(({ status }) => status === "Open") ?? [];
  const open = failed ? [] : known;
  return {
    state: failed ? "failed" : jobs ? "loaded" : "loading",
    open,
    offered: (chosen) => (failed ? known.filter(({ _id }) => _id === chosen) : open),
    reload: () => setAttempt((count) => count + 1),
  };
}
