import { codeTimeout } from "#web/loading/code-timeout.ts";
import { fetchWhole } from "#web/loading/fetch-whole.ts";
import { loadWithRetry } from "#web/loading/load-with-retry.ts";
import { loadAnalytics } from "./analytics.ts";

interface Entry {
  start(pressed: Set<HTMLElement>): Promise<void>;
}

/**
 * Loads the site's scripts, and starts them once they are wanted. Until then the document works as it does without
 * scripts. If loading fails, a notice says so until it is closed, and the scripts are loaded again: after a pause, when
 * the browser is online again, and when the visitor presses Try again in the notice or in Meena's window.
 *
 * @param root the element with the addresses of the entry and of all that the entry and the page import.
 * @param wanted resolves when the scripts may start. Running them takes longer than showing the whole document.
 * @param pressed the presses that only scripts answer (record-clicks.ts).
 */
export function loadScripts(root: HTMLElement, wanted: Promise<void>, pressed: Set<HTMLElement>): void {
  const modules = root.dataset.modules?.split(" ") ?? [];
  // prerender/document.ts writes the notice. A document without one loads its scripts all the same.
  const notice = document.getElementById("scripts-notice");
  const close = notice?.querySelector("button:last-child");
  const loading = new AbortController();
  const start = loadWithRetry(load, finish, showNotice, loading.signal);
  let latest = new AbortController();
  let areLinksActive = false;
  let lastFocus: EventTarget | null = null;

  async function load(): Promise<void> {
    // A request that hangs would delay the next request for the same file.
    latest.abort();
    const attempt = new AbortController();
    latest = attempt;
    const timer = setTimeout(() => attempt.abort(), codeTimeout);
    // Most browsers of 2026 remember a failed import until the page is reloaded (whatwg/html#6768), but not a failed
    // fetch. So the import waits until all files are in the cache.
    await Promise.all(modules.map((address) => fetchWhole(address, attempt.signal))).finally(() =>
      clearTimeout(timer),
    );
    if (!areLinksActive) activateLinks(root);
    areLinksActive = true;
    await wanted;
    attempt.signal.throwIfAborted();
    for (const href of modules) {
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    }
    const entry = (await import(/* @vite-ignore */ modules[0] ?? "")) as Entry;
    await entry.start(pressed);
  }

  function showNotice(error: unknown): void {
    console.warn(error);
    notice?.firstElementChild?.removeAttribute("hidden");
    // Meena's window, which may cover the notice, says the same (web/chat/chat-launcher.css).
    document.documentElement.dataset.scriptsFailed = "";
    notice?.removeAttribute("data-trying");
  }

  function finish(): void {
    loading.abort();
    delete document.documentElement.dataset.scriptsFailed;
    removeNotice();
  }

  function removeNotice(): void {
    if (notice?.contains(document.activeElement)) {
      const target = lastFocus ?? document.querySelector("main h1");
      (target as HTMLElement | null)?.focus({ preventScroll: true });
    }
    notice?.remove();
  }

  function retry({ target }: Event): void {
    if (!(target as Element).closest("[data-loads-scripts]")) return;
    notice?.setAttribute("data-trying", "");
    start();
  }

  addEventListener("click", retry, { signal: loading.signal });
  notice?.addEventListener("focusin", ({ relatedTarget }) => {
    if (!notice.contains(relatedTarget as Node)) lastFocus = relatedTarget;
  });
  close?.addEventListener("click", removeNotice);
  start();
}

/** Once the scripts are loaded, address and links become hashes: a press on a link starts the scripts. */
function activateLinks({ dataset: { address = "/", analytics } }: HTMLElement): void {
  // `/about-us` becomes `/#/about-us` without a reload. Home keeps its plain address.
  if (address !== "/" && !location.hash.startsWith("#/")) history.replaceState(null, "", `/#${address}`);
  // React changes no attributes when it hydrates.
  for (const link of document.querySelectorAll("a[data-link]")) {
    link.setAttribute("href", `#${link.getAttribute("href")?.replace(/#.*/, "")}`);
  }
  if (analytics) loadAnalytics(analytics);
}
