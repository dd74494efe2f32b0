import { Suspense, useEffect, useState } from "react";
import { matchRoute } from "#contract/routes.ts";
import type { RenderData } from "#contract/site-build.ts";
import { addressInHash, LocationContext, parseLocation } from "#web/navigation/hash-location.ts";
import { useRouteEffects } from "#web/navigation/use-route-effects.ts";
import { Shell } from "../shell/shell.tsx";
import { changePage } from "./change-page.ts";
import { PageBoundary } from "./page-boundary.tsx";
import { PageOutlet } from "./page-outlet.tsx";
import { useLinksWithinPage } from "./use-links-within-page.ts";

export interface AppProps {
  /** The address the document was rendered for: "/search?q=eicher". */
  readonly initialAddress: string;
  /** The data of the request; it belongs to the first address only. */
  readonly initialData: RenderData;
}

const noData: RenderData = {};

/** The whole site: the shell around the page that the address names. */
export function App({ initialAddress, initialData }: AppProps) {
  const address = useAddress(initialAddress);
  const location = parseLocation(address);
  const route = matchRoute(location.pathname);
  useRouteEffects(address, route.id);
  useLinksWithinPage(address);
  useEffect(markHydrated, []);
  return (
    <Shell route={route}>
      {/* Inside the shell: below a context that changes, React hydrates all islands at once. */}
      <LocationContext value={location}>
        <Suspense>
          <PageBoundary key={location.pathname}>
            <PageOutlet name={route.page} data={address === initialAddress ? initialData : noData} />
          </PageBoundary>
        </Suspense>
      </LocationContext>
    </Shell>
  );
}

/** Tells tests and tools that React has taken the page over. */
function markHydrated(): void {
  document.documentElement.dataset.hydrated = "";
}

/** The address in the hash, kept up to date. A fragment that is no route changes nothing. */
function useAddress(initialAddress: string): string {
  const [address, setAddress] = useState(initialAddress);
  useEffect(() => {
    let shown = initialAddress;
    function follow(): void {
      const { hash } = window.location;
      const next = hash === "" ? "/" : addressInHash(hash);
      if (next === undefined) return;
      // An address without its slash, `#about`, works too. The address bar then shows `#/about`.
      if (hash !== "" && !hash.startsWith("#/")) window.history.replaceState(null, "", `#${next}`);
      if (next === shown) return;
      changePage(shown, next, () => setAddress(next));
      shown = next;
    }
    follow();
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, [initialAddress]);
  return address;
}
