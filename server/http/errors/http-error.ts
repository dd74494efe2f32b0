import { Refusal } from "../../refusal.ts";

/**
 * A request is answered with this status and this message. A visitor reads the message: it says what to do next and
 * holds nothing internal.
 */
export class HttpError extends Refusal {
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
