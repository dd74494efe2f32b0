import type { PageName } from "#contract/routes.ts";

/** The files of the browser build that a document refers to. Written as dist/renderer/assets.json. */
export interface DocumentAssets {
  /** The inline boot script, minified. */
  readonly boot: string;
  /** The preloaded fonts' addresses. */
  readonly fonts: readonly string[];
  readonly pages: Readonly<Record<PageName, PageAssets>>;
}

export interface PageAssets {
  /** All of the page's CSS, to be inlined. */
  readonly css: string;
  /** The stylesheets that `css` holds, so that the browser does not ask for them again. */
  readonly stylesheets: readonly string[];
  /** The client's entry first, then whatever it and the page import. */
  readonly modules: readonly string[];
}
