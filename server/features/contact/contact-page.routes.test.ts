import { afterAll, beforeAll, expect, test } from "vitest";
import { apiMessages } from "#content/en/api-messages.ts";
import { emptyContactFields } from "#contract/form-fields.ts";
import { whileDatabaseIsAway } from "#tests/support/databases.ts";
import { startServer, type TestServer } from "#tests/support/test-server.ts";
import { rateLimits } from "../../http/limits/limits.plugin.ts";

const oneAtOnce = String(1 / rateLimits.contact.burst);
const fields = {
  ...emptyContactFields,
  name: "Asha",
  email: "asha@example.com",
  phone: "98",
  subject: "<b>Load</b>",
  query: "नमस्ते",
};

let server: TestServer;
beforeAll(async () => {
  server = await startServer("sqlite");
});
afterAll(() => server.close());

async function send(body: Record<string, string>, to = server) {
  const response = await fetch(`${to.address}/contact-us`, {
    method: "POST",
    body: new URLSearchParams(body),
  });
  const page = await response.text();
  const data = /<pre>(.*)<\/pre>/.exec(page)?.[1] ?? "{}";
  const { contact } = JSON.parse(data.replaceAll("&lt;", "<").replaceAll("&amp;", "&"));
  return { response, page, contact };
}

async function countStored(): Promise<number> {
  return (await server.database.kysely.selectFrom("contact_messages").select("id").execute()).length;
}

test("a form sent without scripts is stored and answered with the page that says so", async () => {
  const { response, page, contact } = await send({ ...fields, extra: "ignored" });
  expect(response.status).toBe(201);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("content-security-policy")).toContain("script-src 'self' 'sha256-");
  expect(page).toContain("<title>/contact-us</title>");
  expect(contact).toEqual({
    outcome: "sent",
    message: "Thank you! Your message has been sent successfully.",
    reference: expect.stringMatching(/^GM-[2-9A-Z]{6}$/),
    fields: emptyContactFields,
  });
  const row = await server.database.kysely
    .selectFrom("contact_messages")
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ ...fields, reference: contact.reference });
});

test("a second click stores nothing more", async () => {
  const before = await countStored();
  expect((await send({ ...fields, subject: "Twice" })).response.status).toBe(201);
  expect((await send({ ...fields, subject: "Twice" })).response.status).toBe(201);
  expect(await countStored()).toBe(before + 1);
});

test("what is wrong is said, and what was typed comes back", async () => {
  const before = await countStored();
  const typed = { ...fields, email: " " };
  const { response, contact } = await send(typed);
  expect(response.status).toBe(400);
  expect(contact).toEqual({
    outcome: "failed",
    message: "Error: Please fill in your email.",
    fields: typed,
    problem: { field: "email", message: "Please fill in your email." },
  });
  expect(await countStored()).toBe(before);
});

test("what was typed comes back when the database is away", async () => {
  const { response, contact } = await whileDatabaseIsAway(server.settings, () =>
    send({ ...fields, subject: "Away" }),
  );
  expect(response.status).toBe(503);
  expect(contact).toMatchObject({ outcome: "failed", fields: { ...fields, subject: "Away" } });
});

test("what was typed comes back when too much was sent", async () => {
  const limited = await startServer("sqlite", { RATE_LIMIT_SCALE: oneAtOnce });
  await send(fields, limited);
  const { response, contact } = await send({ ...fields, subject: "Again" }, limited);
  expect(response.status).toBe(429);
  expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(contact).toMatchObject({ outcome: "failed", fields: { ...fields, subject: "Again" } });
  await limited.close();
});

test("a flood is refused before its body is read, with a page that says how to get back to the text", async () => {
  const limited = await startServer("sqlite", { RATE_LIMIT_SCALE: oneAtOnce });
  await send(fields, limited);
  const answers = [];
  for (let count = 0; count < 8; count++) answers.push(await send(fields, limited));
  expect(answers.map(({ response }) => response.status)).toEqual(Array(8).fill(429));
  expect(answers[0]?.contact.fields).toEqual(fields);
  const { response, contact } = answers.at(-1) ?? (await send(fields, limited));
  const wait = Number(response.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(0);
  const waitMinutes = Math.ceil(wait / 60);
  expect(contact).toEqual({
    outcome: "failed",
    message: expect.stringContaining(apiMessages.tooManyForms(waitMinutes)),
    fields: emptyContactFields,
  });

  const neverRead = await fetch(`${limited.address}/contact-us`, {
    method: "POST",
    body: "{",
    headers: { "content-type": "application/json" },
  });
  expect(neverRead.status).toBe(429);
  await limited.close();
});

test("takes nothing but forms", async () => {
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${server.address}/contact-us`, { method: "POST", body: "{}", headers });
  expect(response.status).toBe(415);
});
