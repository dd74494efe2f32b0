import { createHook } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { deskEndpoints } from "#contract/desk/desk-endpoints.ts";
import { application } from "#tests/support/applications.ts";
import { type DeskCaller, deskPassword, startDesk, type TestDesk } from "#tests/support/desk.ts";
import { hostileTexts } from "#tests/support/hostile-text.ts";
import { startMailServer, type TestMailServer } from "#tests/support/mail-server.ts";
import { soon } from "#tests/support/time-limits.ts";
import { deviceMs, lockoutMs } from "../limits.ts";
import { isoAfter } from "../time/iso-time.ts";

/**
 * Attacks that are not in permissions.test.ts (every call by every role) or session.routes.test.ts (lock-out of an
 * account, replayed invitations, fixation, the second factor, sessions after a change).
 */
describe("attacks on the desk", () => {
  let desk: TestDesk;
  let mail: TestMailServer;
  beforeAll(async () => {
    mail = await startMailServer();
    desk = await startDesk("sqlite", {
      TRUST_PROXY: "loopback",
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_TO: "team@greenmile.example",
    });
  });
  afterAll(async () => {
    await desk.close();
    await mail.close();
  });
  beforeEach(() => desk.database.kysely.deleteFrom("desk_lockouts").execute());

  async function signInFrom(address: string, email: string, password: string, cookie = "") {
    return (await answerTo(address, email, password, cookie)).status;
  }

  function answerTo(address: string, email: string, password: string, cookie = "") {
    return fetch(`${desk.address}/api/session`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "sec-fetch-site": "same-origin",
        "x-forwarded-for": address,
        cookie,
      },
      body: JSON.stringify({ email, password }),
    });
  }

  /** The cookie by which a browser is known after this answer; undefined if the answer sets none. */
  const deviceCookieOf = ({ headers }: Pick<Response, "headers">) =>
    headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith("desk-device="))
      ?.split(";")[0];

  test("an address that tries many accounts is locked, and so is an account that many addresses try", async () => {
    const locked = (statuses: readonly number[]) => statuses.filter((status) => status === 429).length;
    const attempts = Array.from({ length: 24 }, (_, count) => count);
    const fromOne = await Promise.all(
      attempts.map((n) => signInFrom("203.0.113.7", `person${n}@desk.example.com`, "wrong password")),
    );
    expect(locked(fromOne)).toBe(4);
    const { email } = await desk.join("sales");
    const atOne = await Promise.all(
      attempts.map((n) => signInFrom(`198.51.100.${n}`, email, "wrong password")),
    );
    expect(locked(atOne)).toBe(4);
    // Others at another address are let in meanwhile.
    const other = await desk.join("sales");
    expect(await signInFrom("192.0.2.1", other.email, deskPassword)).toBe(200);
  });

  test("strangers do not lock an account out in a browser where its owner has signed in before", async () => {
    const { email } = await desk.join("sales");
    const device = deviceCookieOf(await answerTo("192.0.2.2", email, deskPassword));
    const other = await desk.join("sales");
    const othersDevice = deviceCookieOf(await answerTo("192.0.2.3", other.email, deskPassword));
    for (const n of [1, 2, 3, 4])
      for (let count = 0; count < 5; count++) await signInFrom(`198.51.100.${n}`, email, "wrong password");
    // In place of an hour's attempts: the lock lasts as long as one may.
    await desk.database.kysely
      .updateTable("desk_lockouts")
      .set({ locked_until: isoAfter(desk.now(), lockoutMs.longest) })
      .execute();
    const forged = `${device?.slice(0, -1)}${device?.endsWith("0") ? 1 : 0}`;
    for (const cookie of [undefined, "desk-device=", "desk-device=x.y.z", forged, othersDevice])
      expect([cookie, await signInFrom("192.0.2.2", email, deskPassword, cookie)]).toEqual([cookie, 429]);
    // Also at an address that strangers share.
    expect(await signInFrom("198.51.100.1", email, deskPassword, device)).toBe(200);
    expect(await signInFrom("192.0.2.2", email, deskPassword), "strangers stay locked out").toBe(429);
    const guesses = Array.from({ length: 7 }, () => signInFrom("192.0.2.2", email, "wrong", device));
    expect((await Promise.all(guesses)).sort()).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  test("a browser stays one device however often it signs in, so guesses with any of its cookies count together", async () => {
    const { email } = await desk.join("sales");
    let cookie: string | undefined;
    const cookies: string[] = [];
    for (let count = 0; count < 3; count++) {
      cookie = deviceCookieOf(await answerTo("192.0.2.2", email, deskPassword, cookie));
      cookies.push(`${cookie}`);
      desk.advance(60_000);
    }
    const statuses = [];
    for (const guess of [0, 1, 2, 0, 1, 2])
      statuses.push(await signInFrom("192.0.2.2", email, "wrong", cookies[guess]));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test("a new password ends all devices of the account, except the browser in which it was set", async () => {
    const { email, call } = await desk.join("sales");
    const device = deviceCookieOf(await answerTo("192.0.2.2", email, deskPassword));
    const next = "another long password";
    const changed = await call("POST /api/me/password", { body: { current: deskPassword, next } });
    const own = deviceCookieOf(changed);
    for (let count = 0; count < 5; count++) await signInFrom("192.0.2.2", email, "wrong");
    expect(await signInFrom("192.0.2.2", email, next, device)).toBe(429);
    expect(await signInFrom("192.0.2.2", email, next, own)).toBe(200);
  });

  test("a browser is known for so many days, and not before the second factor", async () => {
    const { email, call } = await desk.join("sales");
    const signedIn = await answerTo("192.0.2.2", email, deskPassword);
    const deviceBefore = deviceCookieOf(signedIn);
    expect(signedIn.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^desk-device=.+; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Strict$/),
    );
    const { secret } = (await call("POST /api/me/second-factor", { body: { password: deskPassword } })).body;
    const code = () => new TOTP({ secret }).generate({ timestamp: desk.now().getTime() });
    const enrolled = await call("POST /api/me/second-factor/confirm", { body: { code: code() } });
    const device = deviceCookieOf(enrolled);
    const halfway = await answerTo("192.0.2.2", email, deskPassword);
    expect([halfway.status, deviceCookieOf(halfway)]).toEqual([200, undefined]);
    desk.advance(60_000);
    const cookie = halfway.headers.getSetCookie()[0]?.split(";")[0];
    // Somebody who knows the password guesses codes: the account is locked, and not in the owner's browser.
    const enter = (given: string, cookies: string) =>
      desk.callWith(cookies)("POST /api/session/second-factor", { body: { code: given } });
    for (let count = 0; count < 5; count++) await enter("000000", `${cookie}`);
    expect((await enter(code(), `${cookie}`)).status).toBe(429);
    // A browser that was known by the password alone is no longer known.
    expect((await enter(code(), `${cookie}; ${deviceBefore}`)).status).toBe(429);
    const whole = await enter(code(), `${cookie}; ${device}`);
    expect([whole.status, whole.headers.getSetCookie().join()]).toEqual([
      200,
      expect.stringContaining("desk-device="),
    ]);
    // A right password does not forgive wrong codes in a known browser.
    const statuses = [];
    for (let count = 0; count < 6; count++) {
      const half = (await answerTo("192.0.2.2", email, deskPassword, device)).headers.getSetCookie()[0];
      statuses.push((await enter("000000", `${half?.split(";")[0]}; ${device}`)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);

    desk.advance(deviceMs);
    for (let count = 0; count < 5; count++) await signInFrom("192.0.2.2", email, "wrong password");
    expect(await signInFrom("192.0.2.2", email, deskPassword, device)).toBe(429);
  });

  test("an account that four addresses lock keeps its sessions, and a link for a new password opens it", async () => {
    const admin = await desk.join("admin");
    const { id, email, call } = await desk.join("sales");
    for (const n of [1, 2, 3, 4])
      for (let count = 0; count < 5; count++) await signInFrom(`198.51.100.${n}`, email, "wrong password");
    expect(await signInFrom("192.0.2.2", email, deskPassword)).toBe(429);
    expect((await call("GET /api/me")).status).toBe(200);
    const { path } = (await admin.call("POST /api/people/:id/password-link", { id, body: {} })).body;
    const body = { token: path.split("#")[1], password: "a password of the owner" };
    expect((await desk.callWith(undefined)("POST /api/invitation/accept", { body })).body).toMatchObject({
      state: "signed-in",
    });
  });

  test("who has a session cannot guess its owner's password either", async () => {
    const { call } = await desk.join("hr");
    const { id } = await desk.apply();
    const guess = () =>
      call("POST /api/applicants/:id/reveal", { id, body: { password: "a guess", reason: "x" } });
    const statuses = [];
    for (let count = 0; count < 7; count++) statuses.push((await guess()).status);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429]);
  });

  test("a sign-in does the same work whether there is such an account, and whether it is active", async () => {
    const known = await desk.join("sales");
    const dismissed = await desk.join("sales");
    await desk.database.kysely
      .updateTable("desk_staff")
      .set({ active: 0 })
      .where("id", "=", dismissed.id)
      .execute();
    let hashes = 0;
    const jobs = createHook({ init: (_id, type) => void (type === "ARGON2REQUEST" && hashes++) }).enable();
    const work: number[] = [];
    for (const [email, password] of [
      [known.email, "not the password"],
      [dismissed.email, "not the password"],
      [dismissed.email, deskPassword],
      ["nobody@desk.example.com", "not the password"],
    ] as const) {
      hashes = 0;
      expect(await signInFrom("192.0.2.9", email, password)).toBe(401);
      work.push(hashes);
    }
    jobs.disable();
    // All hashes cost the same: session.routes.test.ts reads their parameters.
    expect(work).toEqual([1, 1, 1, 1]);
  });

  test("another site's page reaches no call at all", async () => {
    const { cookie } = await desk.join("admin");
    const wrong: string[] = [];
    for (const name of Object.keys(deskEndpoints)) {
      const [method = "", url = ""] = name.split(" ");
      const { status } = await fetch(desk.address + url.replace(":id", "x"), {
        method,
        headers: { cookie, "sec-fetch-site": "cross-site", "content-type": "text/plain" },
        ...(method !== "GET" && { body: "{}" }),
      });
      if (status !== 403) wrong.push(`${name}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  test("an id of another part of the desk, or of somebody else, opens nothing", async () => {
    const [admin, sales, hr] = (await Promise.all(
      (["admin", "sales", "hr"] as const).map((role) => desk.join(role)),
    )) as [DeskCaller, DeskCaller, DeskCaller];
    const { id: message } = await desk.send();
    const { id: applicant } = await desk.apply();
    const reason = { password: deskPassword, reason: "requested" };
    // Each role in its own part, with the id of a record of the other.
    for (const [caller, name, id, body] of [
      [sales, "GET /api/inbox/:id", applicant],
      [sales, "PATCH /api/inbox/:id", applicant, { version: 1, status: "done" }],
      [sales, "POST /api/inbox/:id/notes", applicant, { text: "x" }],
      [sales, "POST /api/inbox/:id/erase", applicant, reason],
      [hr, "GET /api/applicants/:id", message],
      [hr, "PATCH /api/applicants/:id", message, { version: 1, email: "x@example.com" }],
      [hr, "POST /api/applicants/:id/reveal", message, reason],
      [hr, "POST /api/applicants/:id/erase", message, reason],
      [admin, "DELETE /api/people/:id/sessions", message],
      [admin, "DELETE /api/people/:id/second-factor", message],
    ] as const)
      expect([name, (await caller.call(name, { id, ...(body && { body }) })).status]).toEqual([name, 404]);
    const bulk = { ids: [applicant], change: { status: "done" } };
    expect((await sales.call("POST /api/inbox/bulk", { body: bulk })).body.changed).toBe(0);

    // What belongs to one person.
    const view = { part: "inbox", name: "Mine", query: "status=done", shared: false };
    const { id: viewId } = (await sales.call("POST /api/saved-views", { body: view })).body;
    expect((await admin.call("GET /api/saved-views")).body.items).toEqual([]);
    expect((await admin.call("DELETE /api/saved-views/:id", { id: viewId })).status).toBe(404);
    const session = (await sales.call("GET /api/me/sessions")).body.sessions[0].id;
    expect((await admin.call("DELETE /api/me/sessions/:id", { id: session })).status).toBe(404);
    const change = { version: 1, status: "done" };
    const { undo } = (await sales.call("PATCH /api/inbox/:id", { id: message, body: change })).body;
    expect((await admin.call("POST /api/undo", { body: { undo } })).status).toBe(409);
    // Who has got another role meanwhile has signed in again, and still cannot take back a change of the other part.
    await desk.database.kysely
      .updateTable("desk_staff")
      .set({ role: "hr" })
      .where("id", "=", sales.id)
      .execute();
    expect((await sales.call("POST /api/undo", { body: { undo } })).status).toBe(403);
  });

  test("links die with the rights of who made them, and with the first that is used", async () => {
    const boss = await desk.join("admin");
    const leaving = await desk.join("admin");
    const invited = { email: `${randomUUID()}@example.com`, name: "Back door", role: "admin" };
    const link = (await leaving.call("POST /api/invitations", { body: invited })).body;
    const own = (await boss.call("POST /api/people/:id/password-link", { id: leaving.id })).body;
    const off = { version: 1, active: false };
    expect((await boss.call("PATCH /api/people/:id", { id: leaving.id, body: off })).status).toBe(200);
    const accept = (path: string) =>
      desk.callWith(undefined)("POST /api/invitation/accept", {
        body: { token: path.split("#")[1], password: "a long enough password" },
      });
    expect([(await accept(link.path)).status, (await accept(own.path)).status]).toEqual([410, 410]);

    const remembering = await desk.join("sales");
    const unused = (await boss.call("POST /api/people/:id/password-link", { id: remembering.id })).body;
    const password = { current: deskPassword, next: "another long password" };
    expect((await remembering.call("POST /api/me/password", { body: password })).status).toBe(204);
    expect((await accept(unused.path)).status, "after a new password without it").toBe(410);

    const forgetful = await desk.join("sales");
    const make = async () =>
      (await boss.call("POST /api/people/:id/password-link", { id: forgetful.id })).body.path;
    const [first, second] = [await make(), await make()];
    expect([(await accept(second)).status, (await accept(first)).status]).toEqual([200, 410]);
  });

  test("an admin's stolen session does not take away the admin's own second factor without the password", async () => {
    const { id, call } = await desk.join("admin");
    expect((await call("DELETE /api/people/:id/second-factor", { id })).status).toBe(409);
  });

  test("unknown fields change nothing", async () => {
    const admin = await desk.join("admin");
    const { id } = await desk.send();
    const { id: applicant } = await desk.apply({ aadharNumber: "736451928062" });
    const extra = {
      id: "x",
      version: 1,
      reference: "GM-000000",
      name: "Changed",
      received_at: "1999",
      receivedAt: "1999",
      answered_at: "1999",
      dueAt: "1999",
      queue_key: "0",
      note_count: 9,
      repeats: "x",
      rating_sum: 99,
    };
    const before = (await admin.call("GET /api/inbox/:id", { id })).body;
    const patched = await admin.call("PATCH /api/inbox/:id", {
      id,
      body: { ...extra, status: "open" },
    });
    expect(patched.body.item).toEqual({
      ...patched.body.item,
      ...Object.fromEntries(
        ["id", "reference", "name", "receivedAt", "dueAt", "noteCount"].map((key) => [key, before[key]]),
      ),
    });
    const mailed = await admin.call("PATCH /api/applicants/:id", {
      id: applicant,
      body: { ...extra, email: "g@example.com" },
    });
    expect(mailed.body.item).toMatchObject({
      id: applicant,
      name: application.name,
      rating: null,
      applicationNumber: 1,
    });
    const invited = await admin.call("POST /api/invitations", {
      body: { email: "m@example.com", name: "M", role: "viewer", purpose: "password", staffId: admin.id },
    });
    const { token } = { token: invited.body.path.split("#")[1] };
    const offer = await desk.callWith(undefined)("POST /api/invitation/check", { body: { token } });
    expect(offer.body).toMatchObject({ purpose: "account", role: "viewer" });
    const body = { token, password: "a long enough password", role: "admin", email: "other@example.com" };
    const joined = await desk.callWith(undefined)("POST /api/invitation/accept", { body });
    expect(joined.body.me).toMatchObject({ role: "viewer", email: "m@example.com" });
  });

  test("no address leads away from the desk, and no page of it can be framed", async () => {
    for (const address of [
      "//evil.example",
      "/\\evil.example",
      "/%2f%2fevil.example",
      "/inbox?next=//evil.example",
    ]) {
      const response = await fetch(desk.address + address, { redirect: "manual" });
      expect([address, response.status < 300 || response.status >= 400]).toEqual([address, true]);
      expect([address, response.headers.get("location")]).toEqual([address, null]);
    }
    // The stub build has no desk.
    const built = await startDesk("sqlite", {}, (dist) => {
      mkdirSync(path.join(dist, "desk"));
      writeFileSync(path.join(dist, "desk/index.html"), "<!doctype html><title>Desk</title>");
    });
    for (const address of ["/", "/inbox", "/api/session"]) {
      const { headers } = await fetch(built.address + address);
      expect([address, headers.get("x-frame-options")]).toEqual([address, "DENY"]);
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
    }
    for (const address of ["/desk", "/desk/index.html", "/inbox", "/invitation"])
      expect([address, (await fetch(built.site + address)).status]).toEqual([address, 404]);
    await built.close();
  });

  test("what a visitor writes is no formula in any column of an export, and no part of a mail's structure", async () => {
    const admin = await desk.join("admin");
    const formulas = ["=1+1", "+1+1", "-1+1", "@SUM(1)", "\t=1", "\r=1", "\n=1", "＝1+1"];
    for (const formula of formulas) {
      await desk.send({ name: formula, email: formula, phone: formula, subject: formula, query: formula });
      await desk.apply({ name: formula, address: formula, description: formula });
    }
    for (const records of ["inbox", "applicants"] as const) {
      const { text } = await admin.call(`GET /api/${records}/export.csv`, { query: {} });
      const cells = text.split(/,|\r\n/).map((cell) => cell.replace(/^"/, ""));
      expect(cells.some((cell) => cell.startsWith("'="))).toBe(true);
      expect(cells.filter((cell) => /^[\t\r\n]*[=+@＝-]/.test(cell))).toEqual([]);
    }
    // Mails have one part, of plain text: nothing in them is markup.
    mail.received.length = 0;
    const hostile = hostileTexts.slice(0, 8);
    for (const text of hostile) await desk.send({ name: text, subject: text, query: text });
    await vi.waitFor(() => expect(mail.received.length).toBeGreaterThanOrEqual(hostile.length), soon);
    for (const { headers } of mail.received) {
      expect(headers.get("content-type")).toMatch(/^text\/plain/);
      expect(headers.get("bcc")).toBeUndefined();
    }
  });

  test("a live connection tells each role only of its own part, and ends with a dismissal", async () => {
    const boss = await desk.join("admin");
    const hr = await desk.join("hr");
    const response = await fetch(`${desk.address}/api/events`, { headers: { cookie: hr.cookie } });
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    let heard = new TextDecoder().decode((await reader.read()).value);
    const { id } = await desk.send();
    await boss.call("PATCH /api/inbox/:id", { id, body: { version: 1, status: "open" } });
    const { id: applicant } = await desk.apply();
    await boss.call("PUT /api/applicants/:id/rating", { id: applicant, body: { rating: 3 } });
    while (!heard.includes("event: applicants"))
      heard += new TextDecoder().decode((await reader.read()).value);
    expect(heard).not.toContain("event: inbox");
    expect(heard).not.toContain(id);
    const off = { version: 1, active: false };
    await boss.call("PATCH /api/people/:id", { id: hr.id, body: off });
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      heard += new TextDecoder().decode(value);
    }
    expect(heard).toContain("event: signed-out");
  });
});
