import type { FastifyBaseLogger, FastifyServerOptions } from "fastify";

type Line = readonly unknown[];
type Lines = Readonly<
  Record<"fatal" | "error" | "warn" | "info" | "debug" | "trace", (...line: Line) => void>
>;
type Bindings = Parameters<FastifyBaseLogger["child"]>[0];

/**
 * The log of one request, with the request's id in each line. pino's child is made for the first line: most requests
 * write none, and a child for each was a seventh of what a document costs beyond a bare server.
 */
class LazyRequestLog implements Lines {
  readonly #log: FastifyBaseLogger;
  readonly #bindings: Bindings;
  #made: FastifyBaseLogger | undefined;

  constructor(log: FastifyBaseLogger, bindings: Bindings) {
    this.#log = log;
    this.#bindings = bindings;
  }

  get #child() {
    this.#made ??= this.#log.child(this.#bindings);
    return this.#made as FastifyBaseLogger & Lines;
  }

  get level() {
    return this.#log.level;
  }

  fatal(...line: Line) {
    this.#child.fatal(...line);
  }

  error(...line: Line) {
    this.#child.error(...line);
  }

  warn(...line: Line) {
    this.#child.warn(...line);
  }

  info(...line: Line) {
    this.#child.info(...line);
  }

  debug(...line: Line) {
    this.#child.debug(...line);
  }

  trace(...line: Line) {
    this.#child.trace(...line);
  }

  silent() {}

  child(bindings: Bindings) {
    return this.#child.child(bindings);
  }
}

export const lazyRequestLog: NonNullable<FastifyServerOptions["childLoggerFactory"]> = (log, bindings) =>
  new LazyRequestLog(log, bindings);
