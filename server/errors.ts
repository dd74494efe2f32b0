/**
 * The start failed for a reason that the person at the keyboard can mend. `main.ts` prints the
 * message as one line, without a stack, and exits with code 1; so it says what is wrong and what to do.
 */
export class StartError extends Error {
  override readonly name = "StartError";
}

/**
 * A request is answered with this status and these words. The message reaches a visitor: it says
 * what to do next and holds nothing internal.
 */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The field of the request's body that has to be mended, where it is one field's fault. */
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
 * The answer of a submission, once its transaction has ended. A refusal leaves the transaction as a result: thrown
 * inside, it would roll back the submissions that share the transaction, and all of them would run again.
 */
export function acceptedOrThrow<Accepted>(outcome: Accepted | HttpError): Accepted {
  if (outcome instanceof HttpError) throw outcome;
  return outcome;
}
