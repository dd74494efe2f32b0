import type { Socket } from "node:net";
import { apiMessages } from "#content/en/api-messages.ts";
import type { ApiError } from "#contract/api-error.ts";
import { securityHeaderValues } from "../headers/security-headers.plugin.ts";

/** Node's error; `rawPacket` is a Buffer with the bytes that were received last. */
type ClientError = NodeJS.ErrnoException & { readonly rawPacket?: unknown };

/**
 * Answers a request that never became complete (broken, headers too large, too slow) like any other error, and ends the
 * connection. `connection: close` tells the client, which would otherwise lose its next request.
 */
export function answerClientError(error: ClientError, socket: Socket): void {
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
    ...securityHeaderValues,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  // An answer to HEAD has no body: the client would read it as the beginning of the next answer.
  const { rawPacket } = error;
  const isHead = Buffer.isBuffer(rawPacket) && rawPacket.toString("latin1", 0, 5) === "HEAD ";
  socket.end([`HTTP/1.1 ${status}`, ...lines, "", isHead ? "" : body].join("\r\n"));
  socket.destroySoon();
}

function explainClientError(code: string | undefined): [status: string, message: string] {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return ["408 Request Timeout", apiMessages.tooSlow];
  if (code === "HPE_HEADER_OVERFLOW")
    return ["431 Request Header Fields Too Large", apiMessages.headTooLarge];
  return ["400 Bad Request", apiMessages.malformedRequest];
}
