/** What nodemailer adds to an error. */
export interface MailError {
  readonly name?: string;
  readonly code?: string;
  /** The command that was answered, e.g. "RCPT TO". */
  readonly command?: string;
  readonly responseCode?: number;
  /** What the package waited for, e.g. "CONNECT_TIMEOUT". */
  readonly timeoutType?: string;
  readonly message?: string;
}

/** Whether an attempt was ended because the mail server took too long. */
export function isMailTimeout({ name, code }: MailError): boolean {
  return name === "AbortError" || code === "ABORT_ERR" || code === "ETIMEDOUT";
}
