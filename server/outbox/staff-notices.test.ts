import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { engines, whileDatabaseIsAway } from "#tests/support/databases.ts";
import { startMailServer, type TestMailServer } from "#tests/support/mail-server.ts";
import { postJson, startServer, type TestServer } from "#tests/support/test-server.ts";
import { soon } from "#tests/support/time-limits.ts";
import { startWebhook, type TestWebhook } from "#tests/support/webhook-receiver.ts";

const message = {
  name: "Asha Gill",
  email: "+91 98765 00000",
  phone: "98765 00000",
  subject: "My Aadhar is 736451928064",
  query: "again: 7364 5192 8064",
};
const application = {
  name: "Gurpreet Singh 736451928064",
  address: "Sector 17, Chandigarh",
  phoneNumber: "9876500000",
  licenseNumber: "CH01 CANARY 55501",
  aadharNumber: "736451928064",
  description: "My number is 736451928064",
  jobId: "sample-driver-partner-mohali",
};

describe.each(engines)("a server on %s with addresses of staff", (engine) => {
  let mail: TestMailServer;
  let webhook: TestWebhook;
  let server: TestServer;

  beforeEach(async () => {
    mail = await startMailServer();
    webhook = await startWebhook();
    server = await startServer(engine, {
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_TO: "sales@example.com,hr@example.com",
      WEBHOOK_URL: webhook.url,
      WEBHOOK_SECRET: webhook.secret.toString("base64"),
    });
  });
  afterEach(async () => {
    await server.close();
    await mail.close();
    await webhook.close();
  });

  function apply(): Promise<Response> {
    return postJson(`${server.address}/api/v1/applicants`, application);
  }

  function write(): Promise<Response> {
    return postJson(`${server.address}/api/v1/contact/new`, message);
  }

  async function expectTold(times: number): Promise<void> {
    await vi.waitFor(
      () => expect([mail.received.length, webhook.received.length]).toEqual([times, times]),
      soon,
    );
  }

  async function metric(name: string): Promise<string[]> {
    const text = await (await fetch(`${server.address}/metrics`)).text();
    return text.split("\n").filter((line) => line.startsWith(`${name}{`));
  }

  test("notifies of an application: job, name and phone number, and never an identity number", async () => {
    expect((await apply()).status).toBe(201);
    await expectTold(1);
    const [sent] = mail.received;
    expect(sent?.recipients).toEqual(["sales@example.com", "hr@example.com"]);
    expect(sent?.headers.get("subject")).toBe(
      "Application: Driver partner, Mohali: Gurpreet Singh XXXX XXXX 8064",
    );
    expect(sent?.text).toMatch(
      /^Reference: GM-[2-9A-Z]{6}\nJob: Driver partner, Mohali\nName: Gurpreet Singh XXXX XXXX 8064\nPhone: 9876500000\nReceived: 20\S+Z\n\n*$/,
    );
    const [called] = webhook.received;
    expect(called).toMatchObject({ isSigned: true, body: { type: "application.received" } });
    expect(Object.keys(called?.body.data ?? {}).sort()).toEqual([
      "id",
      "job",
      "name",
      "phoneNumber",
      "quarantine",
      "receivedAt",
      "reference",
    ]);
    expect(JSON.stringify([sent, called])).not.toMatch(/736451928064|7364 5192|CANARY|Sector 17/);
  });

  test("notifies of a message with its reference, masks what looks like an identity number", async () => {
    const { reference } = (await (await write()).json()) as { reference: string };
    await expectTold(1);
    const [sent] = mail.received;
    expect(sent?.headers.get("subject")).toBe(`${reference}: My Aadhar is XXXX XXXX 8064`);
    expect(sent?.text).toContain("again: XXXX XXXX 8064");
    // The phone number that stands in its place is no address to answer to.
    expect(sent?.headers.has("reply-to")).toBe(false);
    expect(webhook.received[0]?.body.data).toMatchObject({ reference, phone: "98765 00000" });
    expect(JSON.stringify([sent, webhook.received])).not.toMatch(/736451928064|7364 5192/);
  });

  test.each([
    ["736451928062", "736451928062@example.com"],
    ["7364 5192 8062", "7364-5192-8062"],
  ])("masks a number in every field, email %j and phone %j as well", async (number, other) => {
    const typed = { name: number, email: other, phone: number, subject: other, query: number };
    await postJson(`${server.address}/api/v1/contact/new`, typed);
    await expectTold(1);
    expect(JSON.stringify([mail.received, webhook.received])).not.toMatch(/7364.?5192.?8062/);
    expect(mail.received[0]?.headers.has("reply-to")).toBe(false);
    expect(mail.received[0]?.text).toMatch(/^Phone: XXXX XXXX 8062$/m);
    expect(webhook.received[0]?.body.data).toMatchObject({ phone: "XXXX XXXX 8062" });
  });

  test.each(["+91 98765 43210", "919876543210", "919876543216", "9876543210", "0172 234 5678"])(
    "shows the phone number %s as it was typed",
    async (phone) => {
      await postJson(`${server.address}/api/v1/contact/new`, { ...message, phone });
      await expectTold(1);
      expect(mail.received[0]?.text).toContain(`Phone: ${phone}\n`);
      expect(webhook.received[0]?.body.data).toMatchObject({ phone });
    },
  );

  test("notifies of suspected spam too, and says so", async () => {
    const headers = { "x-form-signals": "ms=40,trap" };
    await postJson(`${server.address}/api/v1/contact/new`, message, headers);
    await expectTold(1);
    const [sent] = mail.received;
    expect(sent?.headers.get("subject")).toMatch(/^\[Possible spam\] GM-/);
    expect(sent?.text).toMatch(/^Possible spam: something filled in the field .+ nobody sees$/m);
    expect(webhook.received[0]?.body.data).toMatchObject({ quarantine: "trap" });
    await postJson(`${server.address}/api/v1/applicants`, application, { "x-form-signals": "ms=40" });
    await expectTold(2);
    expect(mail.received[1]?.headers.get("subject")).toMatch(/^\[Possible spam\] Application/);
    expect(mail.received[1]?.text).toMatch(/^Possible spam: it was filled in and sent faster/m);
  });

  test("warns the operator of a recipient that the mail server refuses, until it takes all again", async () => {
    const warnings = async () =>
      ((await (await fetch(`${server.address}/readyz`)).json()) as { warnings?: string[] }).warnings ?? [];
    const ofRecipients = "The mail server refuses 1 of 2 recipients of MAIL_TO";
    mail.closed.add("hr@example.com");
    await write();
    await vi.waitFor(
      async () => expect(await warnings()).toContainEqual(expect.stringContaining(ofRecipients)),
      soon,
    );
    expect(mail.received[0]?.recipients).toEqual(["sales@example.com"]);
    mail.closed.clear();
    await apply();
    await vi.waitFor(
      async () => expect(await warnings()).not.toContainEqual(expect.stringContaining(ofRecipients)),
      soon,
    );
  });

  test("shows what waits, since when, and what became of the attempts", async () => {
    mail.behaviour = "refuse";
    webhook.behaviour = 500;
    await write();
    await vi.waitFor(
      async () =>
        expect((await metric("outbox_attempts_total")).sort()).toEqual([
          expect.stringMatching(/^outbox_attempts_total\{channel="mail",outcome="failed"\} [1-9]/),
          expect.stringMatching(/^outbox_attempts_total\{channel="webhook",outcome="failed"\} [1-9]/),
        ]),
      soon,
    );
    expect((await metric("outbox_notifications")).sort()).toEqual([
      'outbox_notifications{channel="mail",status="dead"} 0',
      'outbox_notifications{channel="mail",status="pending"} 1',
      'outbox_notifications{channel="webhook",status="dead"} 0',
      'outbox_notifications{channel="webhook",status="pending"} 1',
    ]);
    const [oldest = ""] = await metric("outbox_oldest_pending_seconds");
    expect(Number(oldest.split(" ")[1])).toBeGreaterThan(0);
    await whileDatabaseIsAway(server.settings, async () => {
      expect((await fetch(`${server.address}/metrics`)).status).toBe(200);
    });
  });
});
