/**
 * What the build hands to the server, and nothing else: the folder `dist/site` holds every file that
 * may be served; `dist/site.json` is a `SiteBuild`; `dist/renderer/renderer.js` renders the
 * few documents that depend on a request (search, the answer to a form sent without scripts).
 */
export interface SiteBuild {
  /** Documents by pathname, aliases included: "/about-us", "/services/service2", "/404". */
  readonly documents: Readonly<Record<string, SiteDocument>>;
}

export interface SiteDocument extends DocumentSources {
  /** Relative to dist/site, e.g. "documents/about-us.html"; `.br` and `.gz` lie beside it. */
  readonly file: string;
}

/** What a document's Content-Security-Policy has to let through besides our own files. */
export interface DocumentSources {
  /** CSP source expressions, e.g. "'sha256-…'", of the inline scripts and styles. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** Where the configured analytics script comes from; most sites have none. */
  readonly analyticsOrigin?: string;
}

/** An answer that the server puts into a document that it renders itself. */
export interface RenderData {
  /** The results of /search. */
  readonly search?: import("./search.ts").SearchAnswer;
  /** The outcome of the contact form when it was posted without scripts. */
  readonly contact?: {
    readonly outcome: "sent" | "failed";
    readonly message: string;
    readonly fields: ContactFields;
    readonly problem?: FieldProblem | undefined;
  };
  /** Every job, for the Join us page. */
  readonly jobs?: readonly import("./jobs.ts").ListedJob[];
  /** The outcome of the application form when it was posted without scripts. */
  readonly hiring?: {
    readonly outcome: "sent" | "failed";
    readonly message: string;
    readonly fields: ApplicationFields;
    readonly problem?: FieldProblem | undefined;
  };
}
/** What is wrong with one field of a form, and how to mend it. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}
export interface ContactFields {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly subject: string;
  readonly query: string;
}
/** What the application form may hand back. Never the Aadhar number: it is in no document. */
export interface ApplicationFields {
  readonly name: string;
  readonly address: string;
  readonly phoneNumber: string;
  readonly licenseNumber: string;
  readonly description: string;
  readonly jobId: string;
}

/** The module at dist/renderer/renderer.js. */
export interface SiteRenderer {
  /** The whole document of a location such as "/search?q=eicher", with its CSP hashes. */
  renderDocument(location: string, data: RenderData): RenderedDocument;
}
export interface RenderedDocument extends DocumentSources {
  readonly html: string;
}
