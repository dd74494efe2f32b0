import { renderToString } from "react-dom/server";
import "../styles/site.css";
import type { RenderData } from "#contract/site-build.ts";
import { App } from "./app.tsx";

/** The content of #root for an address such as "/search?q=eicher". */
export function renderApp(address: string, data: RenderData): string {
  return renderToString(<App initialAddress={address} initialData={data} />);
}
