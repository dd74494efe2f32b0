/** A lazily loaded piece of code has 120 s to arrive (specification, section 9). In milliseconds. */
const chunkTimeout = 120_000;

/** Why a piece of code did not come; worded as the specification's error catalogue writes it. */
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
 * Waits for a dynamic import: `loadChunk("load-planner", import("./planner.tsx"))`. Rejects with a
 * ChunkLoadError when it cannot be had or takes over 120 s.
 */
export function loadChunk<Module>(name: string, chunk: Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError(name, "timeout")), chunkTimeout);
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
 * The stylesheets that were asked for and did not come. The build's import asks for each only once:
 * a chunk that comes at the second try would come without them.
 */
function missingStyles(): HTMLLinkElement[] {
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]:not([disabled])");
  return [...links].filter(isEmpty);
}

/** Browsers differ in what they put in the place of a stylesheet that failed; rules it has none. */
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
