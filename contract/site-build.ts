import type { ApplicationFields, ContactFields } from "./form-fields.ts";
import type { FormPostResult } from "./form-post-result.ts";
import type { ListedJob } from "./jobs.ts";
import type { SearchAnswer } from "./search.ts";

/**
 * All that the build hands to the server: the folder `dist/site` holds every file that may be served; `dist/site.json`
 * is a `SiteBuild`; `dist/renderer/renderer.js` renders the few documents that depend on a request (search, the answer
 * to a form sent without scripts).
 */
export interface SiteBuild {
  /** Documents by address, aliases included: "/about-us", "/services/service2", "/404", "/blogs/detail?post=…". */
  readonly documents: Readonly<Record<string, SiteDocument>>;
  /** The settings that went into the documents and the browser's code; `npm start` rebuilds when they change. */
  readonly settings: {
    readonly PUBLIC_URL?: string | undefined;
    readonly PUBLIC_API_ORIGIN?: string | undefined;
  };
  /** What the owner still has to supply, e.g. "name of the company". */
  readonly placeholders: readonly string[];
}

export interface SiteDocument extends DocumentSources {
  /** Relative to dist/site, e.g. "documents/about-us.html"; `.br` and `.gz` lie beside it. */
  readonly file: string;
}

/** What a document's Content-Security-Policy must allow besides our own files. */
export interface DocumentSources {
  /** CSP source expressions, e.g. "'sha256-…'", of the inline scripts and styles. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** The origin of the analytics script, if one is configured. */
  readonly analyticsOrigin?: string;
}

/** The data of a document that the server renders. */
export interface RenderData {
  /** The results of /search. */
  readonly search?: SearchAnswer;
  /** There are no results because this client has searched too often. */
  readonly searchLimited?: boolean;
  /** Every job, for the Join us page. */
  readonly jobs?: readonly ListedJob[];
  /** The result of the contact form, posted without scripts. */
  readonly contact?: FormPostResult<ContactFields>;
  /** The result of the application form, posted without scripts. */
  readonly hiring?: FormPostResult<ApplicationFields>;
}

/** The module at dist/renderer/renderer.js. */
export interface SiteRenderer {
  /** The whole document of a location such as "/search?q=eicher", with its CSP hashes. */
  renderDocument(location: string, data: RenderData): RenderedDocument;
  /** What was thrown while a location was rendered; `renderDocument` only sees that something is missing. */
  renderErrors(location: string, data: RenderData): Promise<readonly unknown[]>;
}
export interface RenderedDocument extends DocumentSources {
  readonly html: string;
}
