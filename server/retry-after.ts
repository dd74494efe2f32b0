/** How long a client should wait while the database does not answer, in seconds: the Retry-After of a 503. */
export const retryAfterSeconds = 5;
