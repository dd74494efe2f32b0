import { renderToReadableStream, renderToString } from "react-dom/server";
import "../styles/site.css";
import type { RenderData } from "#contract/site-build.ts";
import { App } from "./app.tsx";

/** The content of #root for an address such as "/search?q=eicher". */
export function renderApp(address: string, data: RenderData): string {
  return renderToString(<App initialAddress={address} initialData={data} />);
}

/** What was thrown while the address was rendered: `renderToString` leaves the part out and does not tell. */
export async function errorsOfApp(address: string, data: RenderData): Promise<readonly unknown[]> {
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(<App initialAddress={address} initialData={data} />, {
    onError: (error) => void errors.push(error),
  });
  await stream.allReady;
  return errors;
}
