import type { FormPostResult } from "#contract/form-post-result.ts";

/*
 * What forms say in attributes of the document, for code that has nothing but the document: the boot script, which runs
 * before React, and the copies of other tabs. Who writes such an attribute and who reads it take its name from here.
 */

/** What a form's element says, as `dataset` has it. */
export interface FormDataset {
  /** The name under which its draft is stored. */
  readonly draft?: string;
  /** The names of the fields that no draft keeps, with spaces between them. */
  readonly secret?: string | undefined;
  /** What filled in the document, if anything did. */
  readonly given?: FormPostResult["kind"] | "address" | undefined;
  /** Its own code has come, and keeps its draft from now on. */
  hasCode?: "";
}

/** The part that React renders. */
export type FormAttributes = {
  readonly [Name in "draft" | "secret" | "given" as `data-${Name}`]: FormDataset[Name];
};

export function datasetOf(form: HTMLFormElement): FormDataset {
  return form.dataset as FormDataset;
}

/** Matches a form whose code has not come yet, or that has none. */
export const formWithoutCode = "#root form:not([data-has-code])";

/** Matches the form with this draft once its code has come. */
export function formWithCode(storageName: string): string {
  return `[data-draft="${storageName}"][data-has-code]`;
}

/** The note beside a field that its number has to be typed again has the field's id with this behind it. */
export const retypeNoteSuffix = "-again";

/** What that note says. */
export interface RetypeNoteDataset {
  /** The browser's own words at a press while the number is missing. */
  readonly ask?: string;
}
export type RetypeNoteAttributes = { readonly "data-ask": RetypeNoteDataset["ask"] };

/** What a link says that chooses something in the form of the same page. */
export interface ApplyLinkDataset {
  /** The job's id. */
  readonly job?: string;
}
export type ApplyLinkAttributes = { readonly "data-job": ApplyLinkDataset["job"] };
export const applyLink = "a[data-job]";
