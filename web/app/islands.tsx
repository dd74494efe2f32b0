/**
 * The parts of the served document that React takes over late, or never. Its hydration costs more of the processor's
 * time than showing the document, and most sections have no behaviour. Such a part is a Suspense boundary that stays as
 * the server rendered it while its gate is shut. Elsewhere, on a page that the visitor goes to, gates change nothing.
 *
 * Inside a shut gate React answers no event, and nothing that was typed is read. So give it no form that does more than
 * submit.
 */
import { type ReactNode, Suspense, use } from "react";
import type { LazyCode } from "./lazy-code.ts";
import { useHydrated } from "./use-hydrated.ts";

interface Gate {
  isOpen: boolean;
  readonly code?: LazyCode<unknown> | undefined;
  readonly opened: Promise<void>;
}

/** How far outside the window a section is still near. */
const nearMargin = "300px 0px";

const shut: Gate = { isOpen: false, opened: new Promise(() => {}) };
const gatesByPart = new Map<string, Gate>();
let areAllOpen = false;

/**
 * Opens all gates, for a change of the address: React would otherwise meet an update for a part that it may not hydrate,
 * and render it anew.
 */
export function openAllGates(): void {
  areAllOpen = true;
}

/** A part without behaviour. It is never hydrated; its links work all the same (load-scripts.ts). */
export function StaticPart({ code, children }: Pick<LatePartProps, "code" | "children">) {
  return (
    <Suspense>
      <Gated gateOf={() => ({ ...shut, code })}>{children}</Gated>
    </Suspense>
  );
}

export interface LatePartProps {
  /** The selector of the part's element in the document. */
  readonly selector: string;
  /** Its code. While that fails to load, the part stays as the server rendered it. */
  readonly code?: LazyCode<unknown>;
  readonly children: ReactNode;
}

/** A part that is hydrated when it comes near the window, or is used. */
export function LatePart({ selector, code, children }: LatePartProps) {
  return (
    <Suspense>
      <Gated gateOf={() => nearGate(selector, code)}>{children}</Gated>
    </Suspense>
  );
}

interface GatedProps {
  readonly gateOf: () => Gate;
  readonly children: ReactNode;
}

function Gated({ gateOf, children }: GatedProps): ReactNode {
  const isHydrating = !useHydrated();
  if (isHydrating && typeof document !== "undefined") {
    const { isOpen, code, opened } = gateOf();
    const isReady = code === undefined || code.loaded() !== undefined;
    if (!isOpen && !(areAllOpen && isReady)) use(opened);
  }
  return children;
}

function nearGate(selector: string, code: LazyCode<unknown> | undefined): Gate {
  const known = gatesByPart.get(selector);
  if (known) return known;
  const part = document.querySelector(selector);
  const { promise, resolve } = Promise.withResolvers<void>();
  const gate: Gate = { isOpen: part === null, code, opened: promise };
  gatesByPart.set(selector, gate);
  if (!part) return gate;

  const uses = ["pointerdown", "click", "keydown", "focusin"];
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && openWithCode(), {
    rootMargin: nearMargin,
  });
  function openWithCode(): void {
    if (!code) open();
    else code.load().then(open, console.warn);
  }
  function open(): void {
    gate.isOpen = true;
    resolve();
    observer.disconnect();
    for (const use of uses) window.removeEventListener(use, openForUse, true);
  }
  function openForUse({ type, target }: Event): void {
    // A keyboard user jumps from control to control, and would be past the part before it is ready.
    if (type === "keydown" || part?.contains(target as Node)) openWithCode();
  }
  observer.observe(part);
  // On the window, so that a gate whose code is there is open before React looks for who handles the event.
  for (const use of uses) window.addEventListener(use, openForUse, true);
  return gate;
}
