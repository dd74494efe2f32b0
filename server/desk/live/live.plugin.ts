import type { ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { type DeskSession, mayKeepStreaming } from "../accounts/sessions.repository.ts";
import type { DeskDependencies } from "../desk-dependencies.ts";
import { createChangeFeed } from "./change-feed.ts";
import { coalesceRuns } from "./coalesce-runs.ts";
import { createStreams, type Streams } from "./streams.ts";

declare module "fastify" {
  interface FastifyInstance {
    readonly live: Live;
  }
}

export interface Live extends Pick<Streams, "publish"> {
  /** Sends events to a response whose headers are sent, until the session ends. */
  connect(session: DeskSession, response: ServerResponse): void;
}

/** How often a process looks for changes of other processes. */
const pollMs = 2_000;
/** Shorter than the time after which the server closes a silent connection. */
const heartbeatMs = 10_000;

/**
 * Adds `app.live`: server-sent events. Every process reads changes of staff from the audit log, and what visitors sent
 * from the newest ids, so that colleagues get each other's changes whichever process serves them.
 */
export const live = fastifyPlugin(addLive, { decorators: { fastify: ["onChange"] } });

async function addLive(app: FastifyInstance, { database, clock }: DeskDependencies): Promise<void> {
  const streams = createStreams(({ id }) => mayKeepStreaming(database.kysely, id, clock()).catch(() => true));
  const feed = createChangeFeed(database, streams, clock);
  const poller = coalesceRuns(feed.poll, (error) =>
    app.log.warn({ err: error }, "The desk's live updates cannot be read"),
  );
  const poll = () => (streams.isEmpty() ? feed.forget() : poller.run());
  const timer = setInterval(poll, pollMs).unref();
  const heartbeat = setInterval(streams.checkAll, heartbeatMs).unref();
  app.onChange(poll);
  app.addHook("preClose", async () => {
    clearInterval(timer);
    clearInterval(heartbeat);
    streams.endAll();
    await poller.idle();
  });
  app.decorate("live", {
    publish: streams.publish,
    connect(session, response) {
      streams.add(session, response);
      poll();
    },
  } satisfies Live);
}
