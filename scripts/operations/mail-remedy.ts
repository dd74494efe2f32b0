import { isMailTimeout, type MailError } from "#server/outbox/mail-error.ts";

/**
 * What went wrong at a mail server, and what to do. It repeats no word of the server, which often quotes addresses.
 *
 * @param address SMTP_URL.
 */
export function explainMailFailure(error: unknown, address: string): string {
  const { hostname, port, protocol, username } = new URL(address);
  const isTls = protocol === "smtps:";
  const place = `${hostname}:${port || (isTls ? 465 : 587)}`;
  const { code = "", command = "", responseCode, message = "" } = error as MailError;
  const answer = responseCode === undefined ? "" : ` (${responseCode})`;
  if (code === "EDNS" || /ENOTFOUND|EAI_AGAIN/.test(`${code} ${message}`))
    return `There is no mail server called ${hostname}. Correct the name in SMTP_URL, or the machine's name servers.`;
  if (/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/.test(`${code} ${message}`))
    return `Nothing answers at ${place}. Correct host and port in SMTP_URL (smtps:// is 465, smtp:// 587), or open the firewall.`;
  if (isMailTimeout(error as MailError))
    return `${place} does not answer in time. Many providers block port 25: take 465 or 587; or open the firewall.`;
  if (/certificate|self.signed|altnames/i.test(message))
    return `The certificate of ${hostname} is not trusted or of another name. Put the name that it is for into SMTP_URL.`;
  if (code === "ETLS" || /wrong version number|STARTTLS/i.test(message))
    return isTls
      ? `${place} does not begin with TLS. Write smtp:// and port 587 in SMTP_URL.`
      : `${place} offers no encryption, which a password needs. Write smtps:// and port 465 in SMTP_URL.`;
  if (responseCode !== undefined && responseCode < 500)
    return `${place} cannot take it at the moment${answer}. Try again in some minutes; notifications wait by themselves.`;
  if (code === "EAUTH" && username === "")
    return `${place} wants a user and a password${answer}: smtps://user:password@${hostname} in SMTP_URL.`;
  if (code === "EAUTH" || responseCode === 535)
    return `${place} refuses the user or the password${answer}. Correct them in SMTP_URL; write special characters as %40 and so on.`;
  if (responseCode === 530) return `${place} wants a user and a password${answer}. Put them into SMTP_URL.`;
  if (command.startsWith("MAIL"))
    return `${place} does not let the site send from this address${answer}. Set MAIL_FROM to one that it lets the user send from.`;
  if (command.startsWith("RCPT"))
    return `${place} refuses a recipient${answer}. Correct MAIL_TO, or use a server that relays for this user.`;
  if (responseCode !== undefined)
    return `${place} refuses the mail${answer}. Its log says why; often the sender's domain lacks SPF or DKIM.`;
  return `The connection to ${place} broke off (${code || (error as Error).name}). Try again; if it stays, compare SMTP_URL with the provider's page.`;
}
