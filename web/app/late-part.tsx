import { type ComponentType, type ReactElement, type RefObject, Suspense, use, useEffect } from "react";
import { lazyCode } from "./lazy-code.ts";
import { useHydrated } from "./use-hydrated.ts";

/**
 * A part of a page whose code is no part of the first load. `load` loads it once, after which the part is hydrated;
 * after a failure the next call tries again. It never rejects.
 */
export type LatePart<Props> = ((props: Props) => ReactElement) & { load(): Promise<void> };

const all: { load(): Promise<void> }[] = [];

/**
 * Makes a part late: `latePart("load-beds", async () => (await import("./load-beds.tsx")).LoadBeds)`. In the document
 * it stays as the server rendered it, until something loads its code: `useLoadOnTouch`, or nothing for a part without
 * behaviour. If the code does not come, it just stays. On a page that the visitor navigates to there is no document, so
 * there the code is loaded at once.
 *
 * While it is not hydrated, React would render it anew if its props changed. So make a constant of the element.
 */
export function latePart<Props extends object>(
  name: string,
  loader: () => Promise<ComponentType<Props>>,
): LatePart<Props> {
  const code = lazyCode(name, loader);
  const { promise, resolve } = Promise.withResolvers<ComponentType<Props>>();

  async function load(): Promise<void> {
    const component = await code.load().catch(() => undefined);
    if (!component) return;
    // The fields that React's use() reads: code that is here renders at once.
    Object.assign(promise, { status: "fulfilled", value: component });
    resolve(component);
  }

  function Loaded(props: Props) {
    if (useHydrated()) load();
    const Component = use(promise);
    return <Component {...props} />;
  }

  const part = Object.assign(
    (props: Props) => (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    ),
    { load },
  );
  all.push(part);
  return part;
}

/** Loads a part's code when the visitor points at its place in the page or focuses something there. */
export function useLoadOnTouch(place: RefObject<HTMLElement | null>, { load }: { load(): unknown }): void {
  useEffect(() => {
    function loadIfHere({ target }: Event): void {
      if (place.current?.contains(target as Node)) load();
    }
    const touches = ["pointerover", "focusin"];
    // On the window: React stops the events of what is not hydrated yet on their way through the document.
    for (const touch of touches) window.addEventListener(touch, loadIfHere, true);
    if (place.current?.matches(":hover, :focus-within")) load();
    return () => {
      for (const touch of touches) window.removeEventListener(touch, loadIfHere, true);
    };
  }, [place, load]);
}

/** For the build and the server, which render everything at once. */
export async function loadAllLateParts(): Promise<void> {
  await Promise.all(all.map((part) => part.load()));
}
