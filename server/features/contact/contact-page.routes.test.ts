import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiMessages } from "#content/en/api-messages.ts";
import { emptyContactFields } from "#contract/form-fields.ts";
import { requiredContactFields } from "#tests/support/contact-fields.ts";
import { whileDatabaseIsAway } from "#tests/support/databases.ts";
import { hostileTexts } from "#tests/support/hostile-text.ts";
import { startServer, type TestServer } from "#tests/support/test-server.ts";
import { rateLimits } from "../../limits.ts";

const oneAtOnce = String(1 / rateLimits.contact.burst);
const fields = {
  ...emptyContactFields,
  ...requiredContactFields,
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
    kind: "posted",
    message: "Thank you! Your message has been sent successfully.",
    reference: expect.stringMatching(/^GM-[2-9A-Z]{6}$/),
    fields: emptyContactFields,
  });
  const row = await server.database.kysely
    .selectFrom("contact_messages")
    .selectAll()
    .where("reference", "=", contact.reference)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject(fields);
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
    kind: "post-refused",
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
  expect(contact).toMatchObject({ kind: "post-refused", fields: { ...fields, subject: "Away" } });
});

test("what was typed comes back when too much was sent", async () => {
  const limited = await startServer("sqlite", { RATE_LIMIT_SCALE: oneAtOnce });
  await send(fields, limited);
  const { response, contact } = await send({ ...fields, subject: "Again" }, limited);
  expect(response.status).toBe(429);
  expect(response.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(contact).toMatchObject({ kind: "post-refused", fields: { ...fields, subject: "Again" } });
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
    kind: "post-refused",
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

describe("GET", () => {
  const trip = "from=Mohali&to=%3Cb%3E&load=900+kg&date=2026-12-24";
  const get = (query: string, headers: Record<string, string> = {}, to = server) =>
    fetch(`${to.address}/contact-us${query}`, { headers });

  test("without a trip it is the document of the build, with its tag, whatever the query", async () => {
    const plain = await get("");
    expect(plain.headers.get("cache-control")).toBe("no-cache");
    const tag = plain.headers.get("etag") ?? "";
    const body = await plain.text();
    expect(body).toContain("Green miles.");
    for (const query of [
      "?sent",
      "?from=&to=+",
      "?from=%00",
      "?service=intercity",
      "?utm_source=x",
      "?%E0%A4%A",
    ]) {
      const other = await get(query);
      expect([other.status, other.headers.get("etag"), await other.text()], query).toEqual([200, tag, body]);
    }
    expect((await get("", { "if-none-match": tag })).status).toBe(304);
    expect((await fetch(`${server.address}/contact-us`, { method: "HEAD" })).headers.get("etag")).toBe(tag);
  });

  test("with a trip it is rendered for its address, and stored by nobody", async () => {
    const answer = await get(`?x=1&part=never&${trip}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("content-security-policy")).toContain("script-src 'self' 'sha256-");
    // The stub renderer prints the location: the known names, in their order, and nothing else.
    expect(await answer.text()).toContain(`<title>/contact-us?${trip.replaceAll("&", "&amp;")}</title>`);
  });

  test("so it is with a topic, and a topic that is none is the document of the build", async () => {
    expect(await (await get("?x=1&about=refund")).text()).toContain(
      "<title>/contact-us?about=refund</title>",
    );
    for (const query of ["?about=", "?about=constructor", "?about=refund%00"]) {
      expect((await get(query)).headers.get("cache-control"), query).toBe("no-cache");
    }
  });

  test("so it is with a request for freight, whose identity numbers are masked", async () => {
    const request = new URLSearchParams({ name: "Asha 7364 5192 8064", departure: "Mohali", other: "x" });
    const answer = await get(`?${request}`);
    expect(new URL(answer.url).search).toBe("?name=Asha+XXXX+XXXX+8064&departure=Mohali&other=x");
    expect(await answer.text()).toContain(
      "<title>/contact-us?name=Asha+XXXX+XXXX+8064&amp;departure=Mohali</title>",
    );
    expect((await get("?name=Asha&weight=9")).headers.get("cache-control"), "no city").toBe("no-cache");
  });

  test("no hostile query breaks it, and what is rendered is bounded", async () => {
    // Longer heads are refused before any route sees them (431).
    for (const text of [...hostileTexts.filter(({ length }) => length < 900), "x".repeat(3_000)]) {
      for (const names of [
        ["from", "to", "load", "date"],
        ["departure", "delivery", "weight"],
      ]) {
        const answer = await get(`?${new URLSearchParams(names.map((name) => [name, text]))}`);
        expect(answer.status, text.slice(0, 40)).toBe(200);
        const page = await answer.text();
        expect(page).not.toContain("<gm-mark>");
        const [, location = ""] = /<title>(.*)<\/title>/s.exec(page) ?? [];
        expect(decodeURIComponent(location.replaceAll("+", " ")).length).toBeLessThan(1_000);
      }
    }
  });

  test("a flood gets the plain document: an empty form, no error", async () => {
    const limited = await startServer("sqlite", { RATE_LIMIT_SCALE: String(1 / rateLimits.search.burst) });
    expect((await get(`?${trip}`, {}, limited)).headers.get("cache-control")).toBe("no-store");
    const second = await get(`?${trip}`, {}, limited);
    expect([second.status, second.headers.get("cache-control")]).toEqual([200, "no-cache"]);
    await limited.close();
  });
});

test("takes nothing but forms", async () => {
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${server.address}/contact-us`, { method: "POST", body: "{}", headers });
  expect(response.status).toBe(415);
});
