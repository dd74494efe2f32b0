import { connect, type Socket } from "node:net";

/** Opens a connection of its own to write to, byte by byte if need be. It may break at any time. */
export function openSocket(address: string): Socket {
  const { hostname, port } = new URL(address);
  return connect(Number(port), hostname).on("error", () => undefined);
}

/**
 * Sends these bytes as they are and gives everything that comes back until the connection is closed, or has been
 * silent for half a second after an answer began.
 *
 * @throws when nobody listens, or when nothing comes within five seconds: the server is gone or hangs.
 */
export function exchange(address: string, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = openSocket(address);
    let received = "";
    let quiet: NodeJS.Timeout;
    const finish = () => {
      clearTimeout(quiet);
      clearTimeout(hang);
      socket.destroy();
      resolve(received);
    };
    const hang = setTimeout(() => {
      socket.destroy();
      reject(new Error("Neither an answer nor the end of the connection within 5 s"));
    }, 5_000);
    socket.on("data", (chunk) => {
      received += chunk.toString("latin1");
      clearTimeout(quiet);
      quiet = setTimeout(finish, 500);
    });
    let connected = false;
    socket.on("connect", () => {
      connected = true;
    });
    socket.on("close", () => {
      if (!connected) reject(new Error("Nobody listens"));
      finish();
    });
    socket.write(bytes);
  });
}

/** The statuses of all answers on a connection, e.g. [200, 400]. */
export function statusesOf(received: string): number[] {
  return [...received.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map((match) => Number(match[1]));
}
