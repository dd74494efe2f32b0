import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export interface ReceivedCall {
  readonly id: string;
  readonly isSigned: boolean;
  readonly body: { type: string; timestamp: string; data: Record<string, unknown> };
}

export interface TestWebhook {
  readonly url: string;
  readonly secret: Buffer;
  /** A status to answer with, or no answer at all. */
  behaviour: number | "hang";
  /** Leaves every call unanswered until the returned function is called. */
  hold(): () => void;
  readonly received: ReceivedCall[];
  close(): Promise<void>;
}

/** A receiver on loopback that checks signatures as its documentation says, and misbehaves on demand. */
export async function startWebhook(): Promise<TestWebhook> {
  const secret = Buffer.from("a secret of more than 24 bytes, for tests only");
  const received: ReceivedCall[] = [];
  let held = Promise.resolve();
  const server = createServer(async (request, response) => {
    const { behaviour } = self;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push(read(request, Buffer.concat(chunks).toString("utf8"), secret));
    await held;
    if (behaviour === "hang") return;
    response.writeHead(behaviour, { location: "/elsewhere" }).end("an ignored body");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const self: TestWebhook = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    secret,
    behaviour: 204,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    received,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return self;
}

function read(request: IncomingMessage, body: string, secret: Buffer): ReceivedCall {
  const id = String(request.headers["webhook-id"]);
  const timestamp = String(request.headers["webhook-timestamp"]);
  const expected = createHmac("sha256", secret).update(`${id}.${timestamp}.${body}`).digest("base64");
  const isFresh = Math.abs(Date.now() / 1000 - Number(timestamp)) < 300;
  const isSigned = request.headers["webhook-signature"] === `v1,${expected}` && isFresh;
  return { id, isSigned, body: JSON.parse(body) };
}
