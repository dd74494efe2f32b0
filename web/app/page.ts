import type { ComponentType } from "react";
import type { RenderData } from "#contract/site-build.ts";

/** What every page receives: the data a request brought along (empty in the browser). */
export interface PageProps {
  readonly data: RenderData;
}

/** Every `web/pages/<page>/<page>.page.tsx` is one of these. */
export interface PageModule {
  readonly Page: ComponentType<PageProps>;
}
