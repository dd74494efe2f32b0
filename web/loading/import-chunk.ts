import { codeTimeout } from "./code-timeout.ts";
import { fetchWhole } from "./fetch-whole.ts";

/** A file of a chunk that could not be fetched. */
export class FetchError extends Error {
  override readonly name = "FetchError";
  /** Whether the server has no such file: a new release has replaced it. */
  readonly isGone: boolean;
  constructor({ message, cause }: Error) {
    super(message, { cause });
    this.isGone = cause === 404;
  }
}

/** Styles that are not there yet, by their addresses. */
const loadingStyles = new Map<string, Promise<unknown>>();

/**
 * Imports a chunk with its styles. Each dynamic import of the build calls this, in the place of Vite's own function
 * (scripts/build/import-chunk-plugin.ts).
 *
 * `import` does not say why it fails. So after a failure the files are fetched, and if they come the import is repeated.
 * Otherwise it rejects with a FetchError. What `import` itself rejects with means that the files are there: most
 * browsers of 2026 remember a failed import until the page is loaded again (whatwg/html#6768).
 *
 * @param files of the chunk and of what it imports, without the slash in front.
 */
export async function importChunk<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const addresses = files.map((file) => `/${file}`);
  async function attempt(): Promise<Module> {
    await Promise.all(addresses.map(linkOnce));
    return load();
  }
  try {
    return await attempt();
  } catch {
    await Promise.all(addresses.map(fetchAgain));
    return attempt();
  }
}

/**
 * Begins to load a file. The document names its own styles as disabled links (decision 3).
 *
 * @returns for styles what resolves when they are in use.
 */
function linkOnce(href: string): Promise<unknown> | undefined {
  if (document.querySelector(`link[href="${href}"]`)) return loadingStyles.get(href);
  const isStyle = href.endsWith(".css");
  const link = Object.assign(document.createElement("link"), {
    rel: isStyle ? "stylesheet" : "modulepreload",
    href,
  });
  document.head.append(link);
  if (!isStyle) return;
  const styles = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(`No styles at ${href}`));
    };
  }).finally(() => loadingStyles.delete(href));
  loadingStyles.set(href, styles);
  return styles;
}

function fetchAgain(address: string): Promise<void> {
  return fetchWhole(address, AbortSignal.timeout(codeTimeout)).catch((error) => {
    throw new FetchError(error);
  });
}
