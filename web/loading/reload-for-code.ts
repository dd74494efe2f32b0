import { ChunkLoadError } from "./load-chunk.ts";

/**
 * Reloads the site if nothing else can bring the code that failed to load, and the server answers: offline the page
 * would be lost. A reload loses what only memory has, such as the identity numbers of an application, so call this only
 * for a visitor who asks for the code.
 *
 * @returns whether the site is being reloaded.
 */
export async function reloadForCode(failure: unknown): Promise<boolean> {
  const isNeeded = failure instanceof ChunkLoadError && failure.needsReload;
  if (!isNeeded || !(await serverAnswers())) return false;
  window.location.reload();
  return true;
}

function serverAnswers(): Promise<boolean> {
  return fetch("/", { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
}
