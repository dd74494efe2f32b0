import type { ServerResponse } from "node:http";
import type { DeskEventName, DeskEvents } from "#contract/desk/events.ts";
import { isPermitted, type Permission } from "#contract/desk/roles.ts";
import type { DeskSession } from "../accounts/sessions.repository.ts";

interface Stream {
  readonly session: DeskSession;
  readonly response: ServerResponse;
}

/** How many unread bytes a page may have before it is disconnected; its browser connects again. */
const maxBufferedBytes = 256 * 1024;

export type Streams = ReturnType<typeof createStreams>;

/** The open pages of colleagues, each with its response of server-sent events. */
export function createStreams(mayKeepStreaming: (session: DeskSession) => Promise<boolean>) {
  const streams = new Set<Stream>();

  function send<Name extends DeskEventName>({ response }: Stream, name: Name, data: DeskEvents[Name]): void {
    if (response.writableLength > maxBufferedBytes) response.destroy();
    else response.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  async function check(stream: Stream): Promise<void> {
    if (await mayKeepStreaming(stream.session)) {
      stream.response.write(": still here\n\n");
      return;
    }
    streams.delete(stream);
    send(stream, "signed-out", {});
    stream.response.end();
  }

  /** Sends each colleague an event with the data that are for them; undefined: none. */
  function sendEach<Name extends DeskEventName>(
    name: Name,
    dataFor: (staff: DeskSession["staff"]) => DeskEvents[Name] | undefined,
  ): void {
    for (const stream of streams) {
      const data = dataFor(stream.session.staff);
      if (data) send(stream, name, data);
    }
  }

  return {
    isEmpty: () => streams.size === 0,
    add(session: DeskSession, response: ServerResponse): void {
      const stream = { session, response };
      streams.add(stream);
      response.on("close", () => streams.delete(stream));
      response.write(": connected\n\n");
    },
    sendEach,
    /** Sends an event to everybody who has the permission. */
    publish<Name extends DeskEventName>(name: Name, data: DeskEvents[Name], permission: Permission): void {
      sendEach(name, ({ role }) => (isPermitted(role, permission) ? data : undefined));
    },
    /** Sends a heartbeat, and ends the streams of sessions that have ended, also by another process. */
    async checkAll(): Promise<void> {
      await Promise.all([...streams].map(check));
    },
    endAll(): void {
      for (const { response } of streams) response.end();
      streams.clear();
    },
  };
}
