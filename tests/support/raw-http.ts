import { connect, type Socket } from "node:net";
import { waitMs } from "./time-limits.ts";

/** Behind requests after which the server keeps the connection: it answers this with 404 and closes. */
export const closingRequest = "GET /closing-request HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";

/** Opens a connection of its own to write to, byte by byte if need be. It may break at any time. */
export function openSocket(address: string): Socket {
  const { hostname, port } = new URL(address);
  return connect(Number(port), hostname).on("error", () => undefined);
}

/**
 * Sends these bytes as they are and gives everything that comes back until the server closes the connection. Bytes
 * after which it would keep the connection need the closing request behind them.
 *
 * @throws when nobody listens, or when the connection stays open: the server is gone or hangs.
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
      if (!connected) reject(new Error("Nobody listens"));
      resolve(received);
    });
    socket.write(bytes);
  });
}

/** The statuses of all answers on a connection, e.g. [200, 400]. */
export function statusesOf(received: string): number[] {
  return [...received.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map((match) => Number(match[1]));
}
