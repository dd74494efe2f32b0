/**
 * A request is answered with this status and this message. A visitor reads the message: it says what to do next and
 * holds nothing internal.
 */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The field of the request's body that is wrong, if one field is. */
  readonly field: string | undefined;

  constructor(
    status: number,
    message: string,
    { headers = {}, field }: Partial<Pick<HttpError, "headers" | "field">> = {},
  ) {
    super(message);
    this.status = status;
    this.headers = headers;
    this.field = field;
  }
}

/**
 * The answer to a submission, after its transaction has ended. A transaction returns a refusal instead of throwing it:
 * a thrown one would roll back all submissions that share the transaction, and all of them would run again.
 */
export function acceptedOrThrow<Accepted>(outcome: Accepted | HttpError): Accepted {
  if (outcome instanceof HttpError) throw outcome;
  return outcome;
}
