import type { ComponentType } from "react";
import type { RenderData } from "#contract/site-build.ts";
import type { LazyCode } from "#web/loading/lazy-code.ts";

/** The props of every page: the data of the request. In the browser only the page that the server rendered has any. */
export interface PageProps {
  readonly data: RenderData;
}

/** The module of every `web/pages/<page>/<page>.page.tsx`. */
export interface PageModule {
  readonly Page: ComponentType<PageProps>;
  /** The code of sections below the first screen, in `<page>.below.tsx`. */
  readonly below?: LazyCode<unknown>;
}
