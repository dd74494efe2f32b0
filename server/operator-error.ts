/**
 * Something cannot be done for a reason that the operator can fix: the server does not start, or a command stops. The
 * message is printed without a stack, and the exit code is 1. So it says what is wrong and what to do.
 */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
}
