import { useEffect, useState } from "react";
import type { Job } from "#contract/jobs.ts";
import { fetchJobs } from "#web/api/jobs.ts";

export interface Jobs {
  readonly state: "loading" | "loaded" | "failed";
  /** The open jobs; empty until they are loaded. */
  readonly open: readonly Job[];
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
    setFailed(false);
    fetchJobs(leaving.signal).then(setJobs, (error: unknown) => {
      if (leaving.signal.aborted) return;
      console.warn("The open jobs could not be loaded.", error);
      setJobs(undefined);
      setFailed(true);
    });
    return () => leaving.abort();
  }, [attempt]);

  return {
    state: jobs ? "loaded" : failed ? "failed" : "loading",
    open: jobs?.filter(({ status }) => status === "Open") ?? [],
    reload: () => setAttempt((count) => count + 1),
  };
}
