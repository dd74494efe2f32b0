import { use } from "react";
import type { PageName } from "#contract/routes.ts";
import type { RenderData } from "#contract/site-build.ts";
import { useEarlyInput } from "./early-input.ts";
import { loadPage } from "./load-page.ts";

/** Shows a page; suspends while its code is on the way, throws a ChunkLoadError if it cannot come. */
export function PageOutlet({ name, data }: { readonly name: PageName; readonly data: RenderData }) {
  const { Page } = use(loadPage(name));
  useEarlyInput();
  return <Page data={data} />;
}
