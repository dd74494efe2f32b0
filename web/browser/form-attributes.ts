import type { FormPostResult } from "#contract/form-post-result.ts";

/*
 * The data attributes by which forms tell the boot script, which runs before React, what it needs to keep their drafts.
 * Both sides take the names of the attributes from here.
 */

/** The attributes of a form's element, as `dataset` has them. */
export interface FormDataset {
  /** The name under which its draft is stored. */
  readonly draft?: string;
  /** The names of the fields that no storage keeps, separated by spaces. */
  readonly secret?: string | undefined;
  /** What the form in the document was rendered after, if anything: a post, or an address that fills in fields. */
  readonly prefill?: FormPostResult["kind"] | "address" | undefined;
  /** Set once React has taken over the form, whose hook then keeps the draft. */
  hydrated?: "";
}

/** The part that React renders. */
export type FormAttributes = {
  readonly [Name in "draft" | "secret" | "prefill" as `data-${Name}`]: FormDataset[Name];
};

export function datasetOf(form: HTMLFormElement): FormDataset {
  return form.dataset as FormDataset;
}

/** Matches a form that React has not taken over yet, or never will. */
export const unhydratedForm = "#root form:not([data-hydrated])";

/** Matches the form with this draft once React has taken it over. */
export function hydratedForm(storageName: string): string {
  return `[data-draft="${storageName}"][data-hydrated]`;
}

/** The id of the note that asks to type a field's number again is the id of the field with this suffix. */
export const retypeNoteSuffix = "-again";

/** The attributes of such a note. */
export interface RetypeNoteDataset {
  /** What the browser says beside the field when the form is sent while the number is missing. */
  readonly ask?: string;
}
export type RetypeNoteAttributes = { readonly "data-ask": RetypeNoteDataset["ask"] };

/** The attributes of a link that chooses a job in the form of the same page (web/boot/apply-links.ts). */
export interface ApplyLinkDataset {
  /** The job's id. */
  readonly job?: string;
}
export type ApplyLinkAttributes = { readonly "data-job": ApplyLinkDataset["job"] };
export const applyLink = "a[data-job]";
