import type { Socket } from "node:net";
import { apiMessages } from "#content/en/api-messages.ts";
import type { ApiError } from "#contract/api-error.ts";
import { closedHeaders } from "./security-headers.ts";

/**
 * Answers what was no complete request (broken, too large a head, too slow) in the shape of every other error, and
 * ends the connection. It says so: a client that takes it for one to use again would lose its next request.
 */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] = explainClientError(error.code);
  const body = JSON.stringify({ message } satisfies ApiError);
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    connection: "close",
    ...closedHeaders,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status}`, ...lines, "", body].join("\r\n"));
  socket.destroySoon();
}

function explainClientError(code: string | undefined): [status: string, message: string] {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return ["408 Request Timeout", apiMessages.tooSlow];
  if (code === "HPE_HEADER_OVERFLOW")
    return ["431 Request Header Fields Too Large", apiMessages.headTooLarge];
  return ["400 Bad Request", apiMessages.malformedRequest];
}
