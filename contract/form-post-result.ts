/** The result of a form that a browser without scripts posted to its own page. */
export interface FormPostResult<Fields = unknown> {
  /** Whether the server stored it. */
  readonly kind: "posted" | "post-refused";
  readonly message: string;
  /** What the visitor may quote, once it was sent. */
  readonly reference?: string | undefined;
  /** The values that the form shows again; all empty once it was sent. */
  readonly fields: Fields;
  readonly problem?: FieldProblem | undefined;
  /** The fields that were sent and are not shown again, because they hold identity numbers. */
  readonly unshown?: readonly string[] | undefined;
}

/** What is wrong with one field of a form, in words that say how to correct it. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}
