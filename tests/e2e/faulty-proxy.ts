import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { apiPaths } from "#contract/api-paths.ts";
import { e2ePort } from "./e2e-port.ts";

/** Answers one call to Meena in whatever odd way. */
export type FaultyAnswer = (call: IncomingMessage, answer: ServerResponse) => void;

export interface FaultyProxy {
  /** Where the site is, with this server in front. */
  readonly address: string;
  /** How the calls that come from now on are answered. */
  answer: FaultyAnswer;
  stop(): void;
}

/**
 * The site behind a server that passes on all but the calls to Meena. For what only a real
 * connection can do: break off half-way, begin an answer and never end it, lead elsewhere.
 */
export async function startFaultyProxy(): Promise<FaultyProxy> {
  let answerChat: FaultyAnswer = (_, answer) => answer.end();
  const server = createServer((call, answer) => {
    if (call.url?.startsWith(apiPaths.chatbot)) answerChat(call, answer);
    else passOn(call, answer);
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

function passOn(call: IncomingMessage, answer: ServerResponse): void {
  const { method, headers, url: path } = call;
  const passed = request({ port: e2ePort, host: "127.0.0.1", method, path, headers }, (original) => {
    answer.writeHead(original.statusCode ?? 502, original.headers);
    original.pipe(answer);
  });
  // The page has gone, or the site: nobody waits for this answer any more.
  passed.on("error", () => answer.destroy());
  call.pipe(passed);
}
