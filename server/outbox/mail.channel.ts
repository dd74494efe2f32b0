import type { Transporter } from "nodemailer";
import { notices } from "#content/en/notices.ts";
import { site as company } from "#content/en/site.ts";
import { deskLimits } from "#contract/desk/limits.ts";
import type { MailSettings } from "../config.ts";
import { isLoopback } from "../is-loopback.ts";
import { loadOnce } from "../load-once.ts";
import { type Channel, DeliveryError, type NotificationContent, type PersonalMail } from "./channel.ts";
import { isMailTimeout, type MailError } from "./mail-error.ts";
import { headerLine, plainText } from "./safe-text.ts";

/** Socket timeout in milliseconds. A whole attempt has another, `deliveryMs.attempt` in limits.ts. */
const defaultTimeoutMs = 15_000;

const longestSubject = 160;
/** What staff write is not cut. A reply puts "Re: " in front of a visitor's subject. */
const longestPersonalSubject = deskLimits.mailSubject + "Re: ".length;
const longestValue = 1_000;

/**
 * Mails notifications to staff, and the mails that staff write on the desk, in plain text. Each attempt has the same
 * Message-ID, by which mail programs recognise a repeat.
 */
export function createMailChannel(
  settings: MailSettings,
  {
    timeoutMs = defaultTimeoutMs,
    setWarning = () => undefined,
  }: {
    readonly timeoutMs?: number;
    /** Is called after each notification; undefined: the server took all recipients. */
    readonly setWarning?: (warning: string | undefined) => void;
  } = {},
): Channel<NotificationContent | PersonalMail> {
  const domain = settings.from.slice(settings.from.lastIndexOf("@") + 1);
  const messageId = (id: string) => `<${id}@${domain}>`;
  const transport = loadOnce(() => openTransport(settings.url, timeoutMs));

  return {
    name: "mail",
    async deliver(content, id, signal) {
      // Outside of `try`: a package that cannot be loaded is no failure of the mail server.
      const mailer = await transport();
      try {
        const isPersonal = "thread" in content;
        const { rejected = [] } = await mailer.sendMail({
          ...(isPersonal ? personalMail(content, settings, messageId) : teamNotification(content, settings)),
          messageId: messageId(id),
          signal,
        });
        if (!isPersonal) setWarning(warningIfRejected(rejected.length, settings.to.length));
      } catch (error) {
        const failure = error as MailError;
        throw new DeliveryError(explain(failure), isOfDelivery(failure) ? "delivery" : "channel");
      }
    },
  };
}

/** A mail counts as sent when the server takes one recipient, and only this says that others get none. */
function warningIfRejected(rejected: number, all: number): string | undefined {
  if (rejected === 0) return undefined;
  return `The mail server refuses ${rejected} of ${all} recipients of MAIL_TO, who get no notifications. Correct MAIL_TO.`;
}

function teamNotification(content: NotificationContent, { from, to }: MailSettings) {
  const { title, quarantine } = content;
  return {
    from,
    to: [...to],
    ...(content.replyTo !== undefined && { replyTo: { name: "", address: content.replyTo } }),
    subject: headerLine(quarantine ? notices.quarantinedTitle(title) : title, longestSubject),
    text: mailText(content),
    // Suppresses automatic replies (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

/** The answer to it goes to an address that staff read. */
function personalMail(
  { to, subject, text, thread }: PersonalMail,
  { from, to: [team] }: MailSettings,
  messageId: (id: string) => string,
) {
  const last = thread.at(-1);
  return {
    from: { name: company.name, address: from },
    to: { name: "", address: to },
    ...(team !== undefined && { replyTo: { name: company.name, address: team } }),
    subject: headerLine(subject, longestPersonalSubject),
    text: plainText(text),
    ...(last !== undefined && { inReplyTo: messageId(last), references: thread.map(messageId) }),
  };
}

/** Loads the package at the first mail: a server without mail saves its memory. */
export async function openTransport(address: string, timeoutMs: number): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  const url = new URL(address);
  const user = decodeURIComponent(url.username);
  return createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ""),
    ...(url.port && { port: Number(url.port) }),
    secure: url.protocol === "smtps:",
    ...(user && { auth: { user, pass: decodeURIComponent(url.password) } }),
    // A password needs TLS. Without one, an unencrypted mail is better than none.
    requireTLS: user !== "" && !isThisMachine(url.hostname),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    socketCloseTimeout: 0,
    // A content that looks like a path or an address is sent as text.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function isThisMachine(host: string): boolean {
  return host === "localhost" || isLoopback(host.replace(/^\[|\]$/g, ""));
}

function mailText({ lines, text, quarantine }: NotificationContent): string {
  const reason = quarantine ? [[notices.quarantine, notices.quarantineReasons[quarantine]] as const] : [];
  const labelled = lines
    .toSpliced(1, 0, ...reason)
    .map(([label, value]) => `${label}: ${headerLine(value, longestValue)}`);
  return [...labelled, ...(text === "" ? [] : ["", plainText(text)]), ""].join("\n");
}

/** Only codes, because a server's words often repeat addresses. */
function explain(error: MailError): string {
  const { name, code, command, responseCode, timeoutType } = error;
  // A server that was never reached took nothing: a firewall may be in the way.
  if (isMailTimeout(error) && timeoutType !== "CONNECT_TIMEOUT")
    return "The mail server did not take it in time.";
  if (responseCode !== undefined) return `The mail server answered ${responseCode} (${command ?? code}).`;
  return `The mail server could not be used (${code ?? name}).`;
}

/** Whether the server refused this mail alone, and for good: its recipient or its content. The sender is all mails'. */
function isOfDelivery({ code, command, responseCode = 0 }: MailError): boolean {
  return responseCode >= 500 && command !== "MAIL FROM" && (code === "EENVELOPE" || code === "EMESSAGE");
}
