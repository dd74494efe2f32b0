import { use } from "react";
import type { PageName } from "#contract/routes.ts";
import type { RenderData } from "#contract/site-build.ts";
import { codeOf } from "./load-page.ts";

/** Shows a page. Suspends while its code is loading; throws a ChunkLoadError if that fails. */
export function PageOutlet({ name, data }: { readonly name: PageName; readonly data: RenderData }) {
  const { Page } = use(codeOf(name));
  return <Page data={data} />;
}
