import type { Transporter } from "nodemailer";
import type { MailSettings } from "../config.ts";
import { type Channel, DeliveryError, type NotificationContent } from "./channel.ts";
import { oneLine, plainText } from "./safe-text.ts";

/** Socket timeout in milliseconds. The whole attempt has a timeout of its own. */
const defaultTimeoutMs = 15_000;

const longestSubject = 160;
const longestValue = 1_000;

/** Notifies staff by mail, in plain text. Mail programs recognise a repeat by its Message-ID, which stays the same. */
export function createMailChannel(settings: MailSettings, timeoutMs = defaultTimeoutMs): Channel {
  const domain = settings.from.slice(settings.from.lastIndexOf("@") + 1);
  let transport: Promise<Transporter> | undefined;

  return {
    name: "mail",
    async deliver(content, id, signal) {
      transport ??= openTransport(settings.url, timeoutMs);
      try {
        await (await transport).sendMail({
          from: settings.from,
          to: [...settings.to],
          ...(content.replyTo !== undefined && { replyTo: { name: "", address: content.replyTo } }),
          subject: oneLine(content.title, longestSubject),
          text: mailText(content),
          messageId: `<${id}@${domain}>`,
          // Suppresses automatic replies (RFC 3834).
          headers: { "Auto-Submitted": "auto-generated" },
          signal,
        });
      } catch (error) {
        throw new DeliveryError(explain(error));
      }
    },
  };
}

/** Loads the package with the first mail: a server that sends none saves its memory. */
async function openTransport(address: string, timeoutMs: number): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  const url = new URL(address);
  const user = decodeURIComponent(url.username);
  return createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ""),
    ...(url.port && { port: Number(url.port) }),
    secure: url.protocol === "smtps:",
    ...(user && { auth: { user, pass: decodeURIComponent(url.password) } }),
    // A password needs TLS. Without a password, plain text is better than no mail.
    requireTLS: user !== "" && !isThisMachine(url.hostname),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    socketCloseTimeout: 0,
    // A text that looks like a path or an address is sent as text.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function isThisMachine(host: string): boolean {
  return host === "localhost" || host === "[::1]" || host.startsWith("127.");
}

function mailText({ lines, text }: NotificationContent): string {
  const labelled = lines.map(([label, value]) => `${label}: ${oneLine(value, longestValue)}`);
  return [...labelled, ...(text === "" ? [] : ["", plainText(text)]), ""].join("\n");
}

/** Only codes: a server's own words often repeat addresses. */
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
