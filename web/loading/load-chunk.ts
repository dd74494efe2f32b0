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

/** Stylesheets that failed to load. The import that the build writes asks for each stylesheet only once. */
const failedStyles = new Set<HTMLLinkElement>();

// `?.`: the server renders with this module too. `true`: errors of elements reach the window only while captured.
globalThis.addEventListener?.("error", noticeFailure, true);

function noticeFailure({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === "stylesheet") failedStyles.add(target);
}

/** Waits for a dynamic import and its stylesheets. Rejects with a ChunkLoadError when it fails or takes over 120 s. */
export function loadChunk<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError(name, "timeout")), codeTimeout);
    const chunk = load();
    markStyles(name);
    chunk
      .then(async (module) => {
        await Promise.all([...failedStyles].map((link) => fetchAgain(link, name)));
        resolve(module);
      })
      .catch(() => reject(new ChunkLoadError(name, "missing")))
      .finally(() => clearTimeout(timer));
  });
}

/** Marks the stylesheets that the chunk is the first to need: it is not complete without them. */
function markStyles(name: string): void {
  if (import.meta.env.SSR) return;
  const added = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]:not([data-chunk])");
  for (const { dataset } of added) dataset.chunk = name;
}

/** Rejects if the stylesheet fails again and belongs to the chunk of this name. */
function fetchAgain(link: HTMLLinkElement, name: string): Promise<unknown> {
  const again = link.cloneNode() as HTMLLinkElement;
  failedStyles.delete(link);
  return new Promise((resolve, reject) => {
    again.onload = resolve;
    again.onerror = link.dataset.chunk === name ? reject : resolve;
    link.replaceWith(again);
  });
}
