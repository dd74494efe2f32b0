import { site as company } from "#content/en/site.ts";
import { OperatorError } from "#server/operator-error.ts";
import { openTransport } from "#server/outbox/mail.channel.ts";
import type { Command, GivenArguments } from "./command.ts";
import { explainMailFailure } from "./mail-remedy.ts";

export const mailTestCommand: Command = {
  name: "mail test",
  usage: "",
  summary: `sends one mail to MAIL_TO as the server would, and says what happened
A failure is named with its remedy. It needs no database and no running server.`,
  run: testMail,
};

const timeoutMs = 20_000;

async function testMail({ config }: GivenArguments): Promise<void> {
  const { mail } = config();
  if (!mail)
    throw new OperatorError(
      "SMTP_URL is not set, so nothing is mailed. Set SMTP_URL=smtps://user:password@mail.example.com and MAIL_TO.",
    );
  const { url, from, to } = mail;
  const transport = await openTransport(url, timeoutMs);
  try {
    const { rejected = [] } = await transport.sendMail({
      from,
      to: [...to],
      subject: `${company.name}: a test of the mails to staff`,
      text: "Somebody ran `greenmile mail test`. Mails to staff arrive: nothing is to do.\n",
      headers: { "Auto-Submitted": "auto-generated" },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (rejected.length > 0)
      throw new OperatorError(
        `The server refuses ${rejected.length} of ${to.length} recipients. Correct MAIL_TO.`,
      );
    console.log(
      `${new URL(url).hostname} took it, from ${from} to ${to.join(", ")}. If it does not arrive in some minutes, look into the spam folder and the server's log.`,
    );
  } catch (error) {
    throw error instanceof OperatorError ? error : new OperatorError(explainMailFailure(error, url));
  } finally {
    transport.close();
  }
}
