import { type MouseEvent, type ReactNode, useRef } from "react";
import { shell } from "#content/en/shell.ts";
import type { Route } from "#contract/routes.ts";
import { Island } from "#web/hydration/island.tsx";
import { Header } from "./header.tsx";
import { ScrollToTop } from "./scroll-to-top.tsx";
import { chatCode, footerCode } from "./shell-code.ts";
import "./shell.css";

export interface ShellProps {
  readonly route: Route;
  readonly children: ReactNode;
}

/* One element for all pages: React does not look into it when the address changes. */
const chat = (
  <Island code={chatCode} hydrate="load">
    {({ FloatingChat }) => <FloatingChat />}
  </Island>
);
const footers = { full: footerOf("Footer"), compact: footerOf("CompactFooter"), bare: undefined };

function footerOf(kind: "Footer" | "CompactFooter") {
  return (
    <Island key={kind} code={footerCode} hydrate="visible">
      {({ [kind]: Kind }) => <Kind />}
    </Island>
  );
}

/** Header, footer and chat around every page, as the route says. */
export function Shell({ route, children }: ShellProps) {
  const main = useRef<HTMLElement>(null);

  /** A real fragment until scripts run. Then the hash belongs to the router, so the focus is moved instead. */
  function skip(event: MouseEvent): void {
    event.preventDefault();
    main.current?.focus();
    main.current?.scrollIntoView();
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it is a link until scripts run, see above. */}
      <a className="skip-link" href="#main" onClick={skip}>
        {shell.skipToContent}
      </a>
      {route.layout !== "bare" && <Header route={route} />}
      <main id="main" className="site-main" data-layout={route.layout} tabIndex={-1} ref={main}>
        {children}
      </main>
      {footers[route.layout]}
      {chat}
      <ScrollToTop />
    </>
  );
}
