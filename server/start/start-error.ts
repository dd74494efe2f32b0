/**
 * The start failed for a reason that the operator can fix. `main.ts` prints the message as one line, without a stack,
 * and exits with code 1. So the message says what is wrong and what to do.
 */
export class StartError extends Error {
  override readonly name = "StartError";
}
