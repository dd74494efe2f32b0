/**
 * What the server allows and how long it waits or keeps, in one place. docs/operations.md ("Limits") shows operators the
 * same; limits.test.ts compares. A name says the unit, a table whose name ends in it has it for all. Lengths of texts
 * are in `contract/`: they belong to the API, and the fields of the chat, the search and the desk keep to them too.
 * What only tunes a piece of code stays in it.
 */
import { chatTurnsKeptDays } from "#contract/chat-limits.ts";
import { dayMs, hourMs, minuteMs } from "#contract/durations.ts";

/**
 * A token bucket: `burst` calls at once, then `perMinute` calls, evenly spread (0.5 is one call in two minutes). The most
 * in any hour is burst + 60 × perMinute: `{ burst: 5, perMinute: 0.25 }` allows 20, `{ burst: 2, perMinute: 0.05 }` 5.
 */
export interface RateLimit {
  readonly burst: number;
  readonly perMinute: number;
}

/** How often one client may make each kind of call. */
export const rateLimits = {
  /** More than a person writes, and too few for a flood. What Meena hands over to the team counts as well. */
  contact: { burst: 10, perMinute: 6 },
  /** Generous, since on a mobile network many people share one address. */
  applicants: { burst: 10, perMinute: 6 },
  /** Faster than a person types, even if an office shares the address. */
  chat: { burst: 30, perMinute: 30 },
  /**
   * The search page, the search call, and the pages whose address fills in a form, together: more than an office types.
   * They use no database, so each process counts for itself.
   */
  search: { burst: 60, perMinute: 60 },
} as const satisfies Readonly<Record<string, RateLimit>>;

/**
 * How often a client over its limit gets its form back with what was typed. Beyond that its bodies are not read. Load
 * tests do not raise this limit: they measure what is stored.
 */
export const rejectionsWithBody: RateLimit = { burst: 5, perMinute: 5 };

/** A message of ten thousand characters, each of them escaped, has room to spare. */
export const bodyLimitBytes = 256 * 1024;

/** A chat message as long as it may be, each character escaped, and the conversation's state. */
export const chatBodyLimitBytes = 32 * 1024;

export const requestMs = {
  /** Enough for a slow phone to send its form; a client that is slow on purpose holds a connection no longer. */
  headers: 10_000,
  total: 20_000,
  /** When a connection without traffic ends, even if the client has not read its whole answer. */
  stall: 20_000,
  keepAlive: 65_000,
  /** After SIGTERM the process ends within this time, even if requests still run. */
  drain: 10_000,
} as const;

/** How long a client should wait while the database does not answer: the Retry-After of a 503. */
export const retryAfterSeconds = 5;

/** Nobody reads a form, fills it in and sends it in less time, not even with a draft or autofill: it may be spam. */
export const shortestFormMs = 2_000;

/**
 * How long the same content counts as a repeat after it was stored. A form without scripts has no key, because its
 * document is the same file for every visitor. A visitor who sent it and saw no answer may send it again with scripts,
 * or from another tab, under a key that the server has not seen.
 */
export const repeatWindowMs = 10 * minuteMs;

/**
 * How many wrong sign-ins or codes lock. A browser in which the account was signed in before has a count of its own, so
 * strangers do not lock out the owner there. Of all others the pair of account and IP address locks first, and an
 * account alone allows more. Attempts from four addresses, or over hours, lock it for browsers that it does not know.
 */
export const signInAttempts = {
  device: 5,
  accountAndIp: 5,
  account: 20,
  ip: 20,
  /** A signed-in colleague's wrong passwords and codes. */
  own: 5,
} as const;

/** The first lock lasts `first`. Each further wrong attempt doubles it, up to `longest`. */
export const lockoutMs = { first: 30_000, longest: 15 * minuteMs } as const;

/** When a session of the desk ends. */
export const sessionMs = {
  /** After this long without a call. */
  idle: 2 * hourMs,
  /** After this long in any case: a working day. */
  absolute: 12 * hourMs,
  /** How long a code may be entered after the password. */
  secondFactor: 5 * minuteMs,
} as const;

/** How long a browser counts as the account's own after a sign-in. */
export const deviceMs = 90 * dayMs;

/** How long a link may be opened. */
export const linkMs = {
  invitation: 7 * dayMs,
  /** For a new password, and for the first admin. */
  password: dayMs,
} as const;

/** How notifications and mails of staff are delivered. */
export const deliveryMs = {
  /** How often a process looks for deliveries that are due again or that another process left. */
  poll: 5_000,
  /** The pause after each claim, so that a flood of messages floods neither the mail server nor the write queue. */
  pace: 200,
  attempt: 30_000,
  /** Longer than an attempt with its two commits, or two processes would deliver the same row at once. */
  lease: 90_000,
  /** The first backoff; it doubles with each attempt. */
  firstRetry: 5_000,
  /** The longest backoff of one delivery. A whole channel that is away is tried more often: channel-circuit.ts. */
  longestRetry: 30 * minuteMs,
  /** When a delivery is given up, after its first attempt. */
  giveUp: dayMs,
  /** How long running deliveries may take while the process ends. */
  grace: 4_000,
} as const;

/**
 * How long rows are kept; housekeeping/retention-rules.ts deletes them afterwards. How long messages and applications
 * are kept is set on the desk.
 */
export const retentionMs = {
  /** A form that is left open over a holiday and sent again is not stored twice. */
  idempotencyKeys: 7 * dayMs,
  chatTurns: chatTurnsKeptDays * dayMs,
  deliveredNotifications: 30 * dayMs,
  endedSessions: dayMs,
  /** From the last wrong attempt. Older attempts no longer count towards a lockout. */
  wrongSignIns: dayMs,
  expiredInvitations: dayMs,
  undos: dayMs,
  /** Rate limits of clients who may send a whole burst again: longer than needed, because machines' clocks differ. */
  fullBuckets: minuteMs,
} as const;
