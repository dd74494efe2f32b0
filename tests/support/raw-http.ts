import { connect, type Socket } from "node:net";
import { waitMs } from "./time-limits.ts";

/** Sent after requests that keep the connection open: the server answers it with 404 and closes the connection. */
export const closingRequest = "GET /closing-request HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";

/** Opens a connection to write raw bytes to. It may break at any time. */
export function openSocket(address: string): Socket {
  const { hostname, port } = new URL(address);
  return connect(Number(port), hostname).on("error", () => undefined);
}

/**
 * Sends these bytes and returns everything received until the server closes the connection. Bytes
 * after which the server keeps the connection open must be followed by the closing request.
 *
 * @throws when nothing listens, or when the connection stays open: the server is gone or hangs.
 */
export function exchange(address: string, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = openSocket(address);
    let received = "";
    const hang = setTimeout(() => {
      reject(new Error(`The server did not close the connection. It answered: ${received}`));
      socket.destroy();
    }, waitMs);
    socket.on("data", (chunk) => {
      received += chunk.toString("latin1");
    });
    let connected = false;
    socket.on("connect", () => {
      connected = true;
    });
    socket.on("close", () => {
      clearTimeout(hang);
      if (!connected) reject(new Error("Nothing listens"));
      resolve(received);
    });
    socket.write(bytes);
  });
}

/** The statuses of all answers on a connection, e.g. [200, 400]. */
export function statusesOf(received: string): number[] {
  return [...received.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map((match) => Number(match[1]));
}
