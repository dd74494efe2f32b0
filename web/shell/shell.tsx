import { type MouseEvent, type ReactNode, useRef } from "react";
import { shell } from "#content/en/shell.ts";
import type { Route } from "#contract/routes.ts";
import { ChatLauncher } from "#web/chat/chat-launcher.tsx";
import { CompactFooter, Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { ScrollToTop } from "./scroll-to-top.tsx";
import "./shell.css";

export interface ShellProps {
  readonly route: Route;
  /** The page. */
  readonly children: ReactNode;
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
      {route.chrome !== "bare" && <Header route={route} />}
      <main id="main" className="site-main" data-chrome={route.chrome} tabIndex={-1} ref={main}>
        {children}
      </main>
      {route.chrome === "full" && <Footer />}
      {route.chrome === "compact" && <CompactFooter />}
      <ChatLauncher />
      <ScrollToTop />
    </>
  );
}
