import { once } from "node:events";
import type { AddressInfo, Server, Socket } from "node:net";
import { SMTPServer } from "smtp-server";

/** How the server treats a mail. */
export type MailBehaviour =
  | "take"
  /** It answers 550 to the recipient. */
  | "refuse"
  /** It answers 553 to the sender. */
  | "refuse-sender"
  /** It takes the mail and never acknowledges it. */
  | "stall"
  /** It takes the mail, and the connection breaks before it acknowledges it. */
  | "die";

export interface ReceivedMail {
  /** As it came over the wire. */
  readonly raw: string;
  /** By name in lower case, unfolded. */
  readonly headers: ReadonlyMap<string, string>;
  /** Decoded. */
  readonly text: string;
  readonly recipients: readonly string[];
}

export interface TestMailServer {
  readonly port: number;
  behaviour: MailBehaviour;
  /** Recipients to whom it always answers 550. */
  readonly closed: Set<string>;
  /** Every mail that arrived completely, also a refused one. */
  readonly received: ReceivedMail[];
  /** The highest number of mails received at the same time. */
  readonly mostAtOnce: () => number;
  /** Leaves every arriving mail unanswered until the returned function is called. */
  hold(): () => void;
  /** Stops listening. */
  goAway(): Promise<void>;
  /** Listens again on the same port. */
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

/** A real SMTP server on loopback that misbehaves on demand. */
export async function startMailServer(): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let atOnce = 0;
  let most = 0;
  let held = Promise.resolve();
  let smtp = createSmtp();
  await listen(0);
  const { port } = (smtp.server as Server).address() as AddressInfo;

  function createSmtp(): SMTPServer {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      closeTimeout: 1,
      onMailFrom(_address, _session, done) {
        if (self.behaviour !== "refuse-sender") return done();
        done(Object.assign(new Error("site@example.com is not yours"), { responseCode: 553 }));
      },
      onRcptTo({ address }, _session, done) {
        if (self.behaviour !== "refuse" && !self.closed.has(address)) return done();
        done(Object.assign(new Error("No such user asha@example.com"), { responseCode: 550 }));
      },
      onData(stream, session, done) {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        most = Math.max(most, ++atOnce);
        receive(stream, recipients, done)
          // The client was cut off before it had sent everything.
          .catch(() => {})
          .finally(() => atOnce--);
      },
    });
    server.on("error", () => {});
    (server.server as Server).on("connection", (socket) => {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => sockets.delete(socket));
    });
    return server;
  }

  async function receive(
    stream: AsyncIterable<unknown>,
    recipients: readonly string[],
    done: () => void,
  ): Promise<void> {
    const { behaviour } = self;
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    received.push(parse(Buffer.concat(chunks).toString("utf8"), recipients));
    await held;
    if (behaviour === "die") for (const socket of sockets) socket.destroy();
    else if (behaviour !== "stall") done();
  }

  async function listen(onPort: number): Promise<void> {
    smtp.listen(onPort, "127.0.0.1");
    await once(smtp.server as Server, "listening");
  }

  async function goAway(): Promise<void> {
    const closed = new Promise<void>((resolve) => smtp.close(() => resolve()));
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  const self: TestMailServer = {
    port,
    behaviour: "take",
    closed: new Set(),
    received,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    mostAtOnce: () => most,
    goAway,
    async comeBack() {
      smtp = createSmtp();
      await listen(port);
    },
    close: goAway,
  };
  return self;
}

function parse(raw: string, recipients: readonly string[]): ReceivedMail {
  const end = raw.indexOf("\r\n\r\n");
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const body = raw.slice(end + 4);
  const encoding = headers.get("content-transfer-encoding");
  return { raw, headers, recipients, text: decode(body, encoding).replaceAll("\r\n", "\n") };
}

function decode(body: string, encoding: string | undefined): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding !== "quoted-printable") return body;
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
