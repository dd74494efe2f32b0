import { renderToString } from "react-dom/server";
import "../styles/site.css";
import type { RenderData } from "#contract/site-build.ts";
import { loadAllCode } from "#web/loading/lazy-code.ts";
import { App } from "./app.tsx";

/** Loads all code, after which `renderApp` renders any address at once. */
export function loadAllPages(): Promise<void> {
  return loadAllCode();
}

/** The content of #root for an address such as "/search?q=eicher". */
export function renderApp(address: string, data: RenderData): string {
  return renderToString(<App initialAddress={address} initialData={data} />);
}
