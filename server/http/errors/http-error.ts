import { Refusal } from "../../database/refusal.ts";

/** Answers a request with this status and message. Visitors read the message: it says what to do next. */
export class HttpError extends Refusal {
  override readonly name = "HttpError";
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The wrong field of the request's body, if one field is wrong. */
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
