import { type ReactNode, Suspense, use, useId } from "react";
import { whenInView } from "#web/browser/when-in-view.ts";
import { createThenable, type LazyCode } from "#web/loading/lazy-code.ts";
import { loadWithRetry } from "#web/loading/load-with-retry.ts";
import { reloadForCode } from "#web/loading/reload-for-code.ts";
import { replayClicks } from "./replay-clicks.ts";
import { useHydrated } from "./use-hydrated.ts";

export interface IslandProps<Module> {
  /**
   * Its code. While that fails to load, the island stays as the server rendered it, and its first element has
   * `data-failed`. It is loaded again after a pause, and at once when it is used or the browser is online again.
   */
  readonly code: LazyCode<Module>;
  /**
   * `load`: when the page itself is hydrated, for a part that is always in view. `visible`: when it comes near the window,
   * or is used. `interaction`: when the visitor points at it or focuses it. `never`: for a part without behaviour,
   * whose links work all the same (load-scripts.ts). Any key loads the first three.
   */
  readonly hydrate: "load" | "visible" | "interaction" | "never";
  /** What it shows. Its first element is the one that the visitor has to come near to, or use. */
  readonly children: (module: Module) => ReactNode;
}

/**
 * A part of the served document that React takes over late, or never. Its hydration costs more of the processor's time
 * than showing the document, and most sections have no behaviour. An island is a Suspense boundary that stays as the
 * server rendered it until its hydration may begin. On a page that the visitor goes to there is no document, so there
 * its code is loaded at once.
 *
 * Until then React handles no event in it. Presses on its buttons are repeated afterwards (replay-clicks.ts), and the
 * boot script keeps what is typed into its forms (web/drafts/early-drafts.ts). React replaces its HTML if its props change
 * before. So make its element once, outside the component that renders it, where its code may still be missing.
 */
export function Island<Module>(props: IslandProps<Module>) {
  return (
    <Suspense>
      <Content {...props} />
    </Suspense>
  );
}

function Content<Module>({ code, hydrate, children }: IslandProps<Module>): ReactNode {
  // The same in the served document and while React hydrates it.
  const id = useId();
  const isHydrating = !useHydrated();
  if (typeof document !== "undefined") {
    // React matches the promises of `use` by their order and may keep those of an earlier render, so each render has to
    // pass the same promises in the same order.
    if (isHydrating) use(hydrationPromise(id, code, hydrate));
    else code.load().catch(console.warn);
  }
  return (
    <>
      <template id={id} />
      {children(use(code.loaded))}
    </>
  );
}

let areAllWanted = false;

/**
 * Lets islands hydrate as soon as their code is loaded. Call this before the address changes: a part that gets an update
 * before it may hydrate is rendered again from nothing.
 */
export function hydrateIslands(): void {
  areAllWanted = true;
}

/**
 * How far outside the window an island counts as near. Its content is in the document already; the code adds only
 * behaviour.
 */
const nearMargin = "300px 0px";

/** By the island's id. */
const hydrationPromises = new Map<string, ReturnType<typeof createThenable<void>>>();

/** Resolved when the island may hydrate, which is when its code has loaded. The same promise at each rendering. */
function hydrationPromise(
  id: string,
  code: LazyCode<unknown>,
  hydrate: IslandProps<unknown>["hydrate"],
): Promise<void> {
  let hydration = hydrationPromises.get(id);
  if (!hydration) {
    hydration = createThenable();
    hydrationPromises.set(id, hydration);
    if (hydrate !== "never") loadWhenUsed(id, code, hydrate, hydration.resolve);
  }
  if (areAllWanted) {
    if (code.isLoaded()) hydration.resolve();
    // A change of the address waits for this island, which nobody may have used.
    else void code.loaded.then(() => hydration.resolve());
  }
  return hydration.promise;
}

/**
 * Loads the island's code when it comes near or is used.
 *
 * @param allowHydration is called when the code has come.
 */
function loadWhenUsed(
  id: string,
  code: LazyCode<unknown>,
  hydrate: "load" | "visible" | "interaction",
  allowHydration: () => void,
): void {
  const element = document.getElementById(id)?.nextElementSibling;
  const waiting = new AbortController();
  const { signal } = waiting;
  let failure: unknown;
  const load = loadWithRetry(code.load, open, noteFailure, signal);

  function open(): void {
    waiting.abort();
    element?.removeAttribute("data-failed");
    allowHydration();
    replayClicks();
  }

  function noteFailure(error: unknown): void {
    console.warn(error);
    failure = error;
    element?.setAttribute("data-failed", "");
    stopIfLeft();
  }

  function stopIfLeft(): void {
    if (element?.isConnected === false) waiting.abort();
  }

  function loadIfMeant({ type, target }: Event): void {
    stopIfLeft();
    const isInside = element?.contains(target as Node);
    if (isInside && type === "click") {
      // A press shows that it is tried again.
      element?.removeAttribute("data-failed");
      if ((target as Element).closest("[data-loads-scripts]")) void reloadForCode(failure);
    }
    // The Tab key jumps from control to control: the visitor would be past the part before it is ready.
    if (isInside || type === "keydown") load();
  }

  const isUsed = ":hover, :focus-within, :has(:user-valid, :user-invalid)";
  if (hydrate === "load" || !element || element.matches(isUsed)) load();
  else if (hydrate === "visible") {
    signal.addEventListener("abort", whenInView(element, load, { rootMargin: nearMargin }));
  }
  for (const type of ["pointerover", "click", "keydown", "focusin"]) {
    // On the window, because React stops an event in a part that is not hydrated.
    window.addEventListener(type, loadIfMeant, { capture: true, signal });
  }
}
