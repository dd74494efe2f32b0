import type { Transporter } from "nodemailer";
import type { MailSettings } from "../config.ts";
import { type Channel, DeliveryError, type Notice } from "./notice.ts";
import { oneLine, plainText } from "./safe-text.ts";

/** In milliseconds. A server that says nothing for so long will not; the whole attempt has a limit of its own. */
const longestSilence = 15_000;

const longestSubject = 160;
const longestValue = 1_000;

/** Staff are told by mail, in plain text. A repeat has the same Message-ID, by which mail programs know it. */
export function createMailChannel(settings: MailSettings, silence = longestSilence): Channel {
  const domain = settings.from.slice(settings.from.lastIndexOf("@") + 1);
  let transport: Promise<Transporter> | undefined;

  return {
    name: "mail",
    async deliver(notice, id, signal) {
      transport ??= openTransport(settings.url, silence);
      try {
        await (await transport).sendMail({
          from: settings.from,
          to: [...settings.to],
          ...(notice.replyTo !== undefined && { replyTo: { name: "", address: notice.replyTo } }),
          subject: oneLine(notice.title, longestSubject),
          text: mailText(notice),
          messageId: `<${id}@${domain}>`,
          // No holiday reply comes back on it (RFC 3834).
          headers: { "Auto-Submitted": "auto-generated" },
          signal,
        });
      } catch (error) {
        throw new DeliveryError(explain(error));
      }
    },
  };
}

/** The package is loaded with the first mail: a server that sends none does without its memory. */
async function openTransport(address: string, silence: number): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  const url = new URL(address);
  const user = decodeURIComponent(url.username);
  return createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ""),
    ...(url.port && { port: Number(url.port) }),
    secure: url.protocol === "smtps:",
    ...(user && { auth: { user, pass: decodeURIComponent(url.password) } }),
    // Without a password a server that knows no TLS is better than none; with one it is not.
    requireTLS: user !== "" && !isThisMachine(url.hostname),
    connectionTimeout: silence,
    greetingTimeout: silence,
    socketTimeout: silence,
    socketCloseTimeout: 0,
    // A text that looks like a path or an address stays a text.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function isThisMachine(host: string): boolean {
  return host === "localhost" || host === "[::1]" || host.startsWith("127.");
}

function mailText({ lines, text }: Notice): string {
  const labelled = lines.map(([label, value]) => `${label}: ${oneLine(value, longestValue)}`);
  return [...labelled, ...(text === "" ? [] : ["", plainText(text)]), ""].join("\n");
}

/** Codes alone: a server's own words often repeat addresses. */
function explain(error: unknown): string {
  const { name, code, command, responseCode } = error as {
    name?: string;
    code?: string;
    command?: string;
    responseCode?: number;
  };
  if (name === "AbortError" || code === "ABORT_ERR") return "The mail server did not take it in time.";
  if (responseCode !== undefined) return `The mail server answered ${responseCode} (${command ?? code}).`;
  return `The mail server could not be used (${code ?? name}).`;
}
