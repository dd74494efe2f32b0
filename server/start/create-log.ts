import { type Logger, pino, stdSerializers } from "pino";
import type { Config } from "../config.ts";

/**
 * The log never holds what people wrote: no bodies, no queries, no addresses. Of an error it holds only message and
 * stack, because a database's details may quote a row.
 */
export function createLog({ logLevel }: Pick<Config, "logLevel">): Logger {
  return pino({
    level: logLevel,
    base: null,
    serializers: {
      err: (error: Error) => {
        const { type, message, stack } = stdSerializers.err(error);
        return { type, message, stack, code: (error as NodeJS.ErrnoException).code };
      },
    },
  });
}
