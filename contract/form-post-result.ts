/** The result of a form that a browser without scripts posted to the page. */
export interface FormPostResult<Fields = unknown> {
  readonly kind: "posted" | "post-refused";
  readonly message: string;
  /** The visitor may quote it; only of a stored form. */
  readonly reference?: string | undefined;
  /** The values that the form shows again; empty once the form was stored. */
  readonly fields: Fields;
  readonly problem?: FieldProblem | undefined;
  /** Secret fields that were filled in, such as the Aadhaar number. Their values are not shown again. */
  readonly filledSecrets?: readonly string[] | undefined;
}

/** A wrong field of a form, and words that say how to correct it. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}
