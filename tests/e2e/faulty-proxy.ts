import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { apiPaths } from "#contract/api-paths.ts";
import { e2ePort } from "./e2e-port.ts";

/** Answers one call to Meena in a faulty way. */
export type FaultyAnswer = (call: IncomingMessage, answer: ServerResponse) => void;

export interface FaultyProxy {
  /** The site's address behind this proxy. */
  readonly address: string;
  /** How calls from now on are answered. */
  answer: FaultyAnswer;
  stop(): void;
}

/**
 * A proxy that forwards everything but the calls to Meena to the site. For faults that only a real
 * connection can have: it breaks half-way, an answer never ends, a redirect.
 */
export async function startFaultyProxy(): Promise<FaultyProxy> {
  let answerChat: FaultyAnswer = (_, answer) => answer.end();
  const server = createServer((call, answer) => {
    if (call.url?.startsWith(apiPaths.chatbot)) answerChat(call, answer);
    else forward(call, answer);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set answer(next: FaultyAnswer) {
      answerChat = next;
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function forward(call: IncomingMessage, answer: ServerResponse): void {
  const { method, headers, url: path } = call;
  const passed = request({ port: e2ePort, host: "127.0.0.1", method, path, headers }, (original) => {
    answer.writeHead(original.statusCode ?? 502, original.headers);
    original.pipe(answer);
  });
  // The page or the site is gone: this answer is not needed any more.
  passed.on("error", () => answer.destroy());
  call.pipe(passed);
}
