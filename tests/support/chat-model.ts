import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What a language model was sent. */
interface ModelCall {
  readonly authorization: string | undefined;
  readonly body: string;
}

export interface TestChatModel {
  readonly url: string;
  readonly asked: ModelCall[];
  /** How it answers from now on. */
  will(answering: (response: ServerResponse) => void): void;
  /** What it says from now on. */
  says(content: string): void;
  close(): Promise<void>;
}

/** A language model on loopback, with the OpenAI interface, that answers as it is told to. */
export async function startChatModel(): Promise<TestChatModel> {
  let answerWith: (response: ServerResponse) => void = () => undefined;
  const asked: ModelCall[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    asked.push({ authorization: request.headers.authorization, body });
    answerWith(response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/chat/completions`,
    asked,
    will(answering) {
      answerWith = answering;
    },
    says(content) {
      answerWith = (response) =>
        response.end(JSON.stringify({ choices: [{ message: { role: "assistant", content } }] }));
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Writes as long as somebody reads. `sent` counts the bytes. */
export function withoutEnd(sent: { bytes: number }): (response: ServerResponse) => void {
  const chunk = "x".repeat(16_384);
  return (response) => {
    const more = () => {
      while (!response.destroyed && response.write(chunk)) sent.bytes += chunk.length;
      if (!response.destroyed) response.once("drain", more);
    };
    more();
  };
}

/** The ways in which a model's server fails at once: what it does, and how it answers. */
export const brokenAnswers: readonly [fault: string, answer: (response: ServerResponse) => unknown][] = [
  ["answers with an error", (response) => response.writeHead(500).end("no")],
  ["sends garbage", (response) => response.end("\u0000not json")],
  ["sends another shape", (response) => response.end('{"choices":[]}')],
  ["sends elsewhere", (response) => response.writeHead(302, { location: "/" }).end()],
  ["hangs up", (response) => response.destroy()],
];
