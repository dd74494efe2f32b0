import { expect, onTestFinished, test, vi } from "vitest";
import { deskLimits } from "#contract/desk/limits.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { createMailChannel } from "./mail.channel.ts";

test("a mail package that could not be loaded once is loaded again for the next mail", async () => {
  const server = await startMailServer();
  onTestFinished(() => server.close());
  const url = `smtp://127.0.0.1:${server.port}`;
  const channel = createMailChannel({ url, from: "site@example.com", to: ["team@example.com"] });
  const content = { to: "asha@example.com", subject: "A message", text: "Hello", thread: [] };
  const deliver = (id: string) => channel.deliver(content, id, AbortSignal.timeout(5_000));

  vi.doMock("nodemailer", () => {
    throw new Error("too many open files");
  });
  await expect(deliver("first")).rejects.not.toThrow("The mail server");
  vi.doUnmock("nodemailer");
  await deliver("second");
  expect(server.received).toHaveLength(1);
});

test.each([
  ["CONNECT_TIMEOUT", "The mail server could not be used (ETIMEDOUT)."],
  ["SOCKET_TIMEOUT", "The mail server did not take it in time."],
])("a timeout says whether the server was reached: %s", async (timeoutType, message) => {
  const failure = Object.assign(new Error("Timeout"), { code: "ETIMEDOUT", command: "CONN", timeoutType });
  vi.doMock("nodemailer", () => ({ createTransport: () => ({ sendMail: () => Promise.reject(failure) }) }));
  onTestFinished(() => void vi.doUnmock("nodemailer"));
  const url = "smtp://127.0.0.1:1";
  const channel = createMailChannel({ url, from: "site@example.com", to: ["team@example.com"] });
  const content = { to: "asha@example.com", subject: "A message", text: "Hello", thread: [] };
  await expect(channel.deliver(content, "first", AbortSignal.timeout(5_000))).rejects.toMatchObject({
    message,
  });
});

test("a sender that the server refuses is a fault of the channel, a refused recipient one of the mail", async () => {
  const server = await startMailServer();
  onTestFinished(() => server.close());
  const url = `smtp://127.0.0.1:${server.port}`;
  const channel = createMailChannel({ url, from: "site@example.com", to: ["team@example.com"] });
  const content = { to: "asha@example.com", subject: "A message", text: "Hello", thread: [] };
  const deliver = () => channel.deliver(content, "first", AbortSignal.timeout(5_000));
  server.behaviour = "refuse-sender";
  await expect(deliver()).rejects.toMatchObject({
    isOfChannel: true,
    message: "The mail server answered 553 (MAIL FROM).",
  });
  server.behaviour = "refuse";
  await expect(deliver()).rejects.toMatchObject({ isOfChannel: false });
});

test("a reply to the longest subject that the desk takes goes out with all of it", async () => {
  const server = await startMailServer();
  onTestFinished(() => server.close());
  const url = `smtp://127.0.0.1:${server.port}`;
  const channel = createMailChannel({ url, from: "site@example.com", to: ["team@example.com"] });
  const subject = `Re: ${"load ".repeat(deskLimits.mailSubject / 5).trimEnd()}s`;
  const content = { to: "asha@example.com", subject, text: "Hello", thread: [] };
  await channel.deliver(content, "first", AbortSignal.timeout(5_000));
  expect(server.received[0]?.headers.get("subject")).toBe(subject);
});
