import { renderToString } from "react-dom/server";
import "../styles/site.css";
import type { PageName } from "#contract/routes.ts";
import type { RenderData } from "#contract/site-build.ts";
import { loadAllCode } from "#web/loading/lazy-code.ts";
import { App } from "./app.tsx";
import { loadPage } from "./load-page.ts";
import { pageLoaders } from "./pages.ts";

/** Loads all code, after which `renderApp` renders any address at once. */
export async function loadAllPages(): Promise<void> {
  await Promise.all((Object.keys(pageLoaders) as PageName[]).map(loadPage));
  await loadAllCode();
}

/** The content of #root for an address such as "/search?q=eicher". */
export function renderApp(address: string, data: RenderData): string {
  return renderToString(<App initialAddress={address} initialData={data} />);
}
