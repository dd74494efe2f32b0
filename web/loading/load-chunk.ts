import { codeTimeout } from "./code-timeout.ts";

/** A chunk that failed to load, in the words of the specification's error catalogue. */
export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
  readonly chunk: string;
  constructor(chunk: string, reason: "missing" | "timeout") {
    super(`Loading chunk ${chunk} failed (${reason})`);
    this.chunk = chunk;
  }
}

/** Whether a chunk has failed since this page was loaded, after which styles may be missing. */
let hasFailed = false;

/**
 * Waits for a dynamic import: `loadChunk("load-planner", import("./planner.tsx"))`. Rejects with a ChunkLoadError
 * when it fails or takes over 120 s.
 */
export function loadChunk<Module>(name: string, chunk: Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError(name, "timeout")), codeTimeout);
    chunk
      .then(async (module) => {
        if (hasFailed) await Promise.all(missingStyles().map(fetchAgain));
        resolve(module);
      })
      .catch(() => {
        hasFailed = true;
        reject(new ChunkLoadError(name, "missing"));
      })
      .finally(() => clearTimeout(timer));
  });
}

/**
 * Stylesheets that failed to load. The build's import requests each only once, so a chunk that loads at the second
 * try would miss them.
 */
function missingStyles(): HTMLLinkElement[] {
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]:not([disabled])");
  return [...links].filter(isEmpty);
}

/** Browsers represent a failed stylesheet differently, but always without rules. */
function isEmpty({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return true;
  }
}

function fetchAgain(link: HTMLLinkElement): Promise<unknown> {
  const again = link.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    again.onload = resolve;
    again.onerror = reject;
    link.replaceWith(again);
  });
}
