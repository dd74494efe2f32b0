import { Children, Fragment, type ReactNode, startTransition, useEffect, useState } from "react";
import { partIn } from "#contract/page-part.ts";
import { homeQuote } from "#contract/routes.ts";
import { afterPaint } from "#web/browser/after-paint.ts";
import { useHydrated } from "./use-hydrated.ts";
import "./deferred-sections.css";

/**
 * The sections of a page below its first screen. When a visitor comes from another page, they are rendered after the
 * first screen, one after the other, each in a task of its own. Rendered together, they would delay the first screen
 * several times over on a slow phone.
 */
export function DeferredSections({ children }: { readonly children: ReactNode }) {
  const isServed = !useHydrated();
  const count = Children.count(children);
  // For a link to a part of the page all sections are shown at once. The link to the quote form needs only the first
  // (home.test.tsx). Tests render without a window.
  const hash = globalThis.location?.hash ?? "";
  const [shown, setShown] = useState(isServed || partIn(hash) ? count : Number(hash === `#${homeQuote}`));
  useEffect(() => {
    if (shown < count) return afterPaint(() => startTransition(() => setShown(shown + 1)));
  }, [shown, count]);
  return (
    <>
      {/* `map` clones the Fragment, which React then renders again. The section in it stays the same element. */}
      {Children.map(children, (section, index) => index < shown && <Fragment>{section}</Fragment>)}
      {shown < count && <div className="deferred-sections" />}
    </>
  );
}
