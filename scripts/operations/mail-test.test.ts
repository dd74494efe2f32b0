import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, describe, expect, test } from "vitest";
import { freePort } from "#scripts/processes/free-port.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { runCommand } from "#tests/support/run-command.ts";
import { explainMailFailure } from "./mail-remedy.ts";

const MAIL_TO = "ops@example.com";
const closing: (() => unknown)[] = [];
afterEach(() => closing.splice(0).map((close) => close()));

/** A mail server that is set up in one way or another. */
async function serve(options: SMTPServerOptions): Promise<number> {
  const server = new SMTPServer({ closeTimeout: 1, logger: false, ...options });
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  closing.push(() => server.close(() => {}));
  return (server.server.address() as AddressInfo).port;
}

const refuse =
  (responseCode: number) => (_address: unknown, _session: unknown, done: (error: Error) => void) =>
    done(Object.assign(new Error("Refused: asha@example.com"), { responseCode }));
const plain = { authOptional: true, disabledCommands: ["STARTTLS"] };

test("greenmile mail test sends one mail and says who took it", async () => {
  const mail = await startMailServer();
  closing.push(mail.close);
  const SMTP_URL = `smtp://127.0.0.1:${mail.port}`;
  const { code, output } = await runCommand("mail test", {
    SMTP_URL,
    MAIL_TO,
    MAIL_FROM: "site@example.com",
  });
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/^127\.0\.0\.1 took it, from site@example.com to ops@example.com\./),
  ]);
  expect(mail.received).toMatchObject([{ recipients: [MAIL_TO] }]);
  const without = await runCommand("mail test", {});
  expect([without.code, without.output]).toEqual([
    1,
    expect.stringMatching(/^SMTP_URL is not set.+Set SMTP_URL=/),
  ]);
});

describe("each failure is named with its remedy", () => {
  test.each([
    ["recipient", { ...plain, onRcptTo: refuse(550) }, "", /refuses a recipient \(550\)\. Correct MAIL_TO/],
    ["sender", { ...plain, onMailFrom: refuse(553) }, "", /send from this address \(553\)\. Set MAIL_FROM/],
    [
      "busy server",
      { ...plain, onMailFrom: refuse(451) },
      "",
      /cannot take it at the moment \(451\)\. Try again/,
    ],
    [
      "password",
      { disabledCommands: ["STARTTLS"], onAuth: refuse(535) as never },
      "site:wrong@",
      /refuses the user or the password \(535\)\. Correct them/,
    ],
    ["no user", { disabledCommands: ["STARTTLS"] }, "", /wants a user and a password \(530\)/],
  ] as const)("%s", async (_, options, user, expected) => {
    const port = await serve({ allowInsecureAuth: true, ...options } as SMTPServerOptions);
    const SMTP_URL = `smtp://${user}127.0.0.1:${port}`;
    const { code, output } = await runCommand("mail test", { SMTP_URL, MAIL_TO });
    expect([code, output]).toEqual([1, expect.stringMatching(expected)]);
    for (const secret of ["wrong", "asha@"]) expect(output).not.toContain(secret);
  });

  test("nothing listens, no TLS, a certificate of another", async () => {
    const failure = async (SMTP_URL: string) => (await runCommand("mail test", { SMTP_URL, MAIL_TO })).output;
    expect(await failure(`smtp://127.0.0.1:${await freePort()}`)).toMatch(
      /^Nothing answers at .+open the firewall/,
    );
    const port = await serve(plain);
    expect(await failure(`smtps://127.0.0.1:${port}`)).toMatch(
      /does not begin with TLS. Write smtp:\/\/ and port 587/,
    );
    const secure = await serve({ authOptional: true, secure: true });
    expect(await failure(`smtps://127.0.0.1:${secure}`)).toMatch(
      /certificate of 127\.0\.0\.1 is not trusted/,
    );
    const silent = createServer((socket: Socket) => void socket.destroy()).listen(0, "127.0.0.1");
    closing.push(() => silent.close());
    await once(silent, "listening");
    expect(await failure(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`)).toMatch(
      /broke off .+compare SMTP_URL/,
    );
  });

  // These would take a name server, or a minute.
  test.each([
    [{ code: "EDNS" }, "There is no mail server called mail.example.com. Correct the name"],
    [{ code: "ETIMEDOUT" }, "mail.example.com:465 does not answer in time. Many providers block port 25"],
    [{ code: "ETLS", message: "STARTTLS is not offered" }, "does not begin with TLS"],
    [{ code: "EMESSAGE", responseCode: 554, command: "DATA" }, "refuses the mail (554). Its log says why"],
  ])("%j", (error, expected) => {
    expect(explainMailFailure(error, "smtps://mail.example.com")).toContain(expected);
  });
});
