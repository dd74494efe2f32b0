import { TOTP } from "otpauth";
import { describe, expect, onTestFinished, test } from "vitest";
import { deskEndpoints } from "#contract/desk/desk-endpoints.ts";
import { engines } from "#tests/support/databases.ts";
import { deskPassword, startDesk, type TestDesk, useDesk } from "#tests/support/desk.ts";
import { createInvitation, type NewInvitation } from "../../accounts/invitations.repository.ts";
import { touchSession } from "../../accounts/sessions.repository.ts";
import { changeIn } from "../../changes/changes.plugin.ts";

const password = "a long enough password";

/** Invites somebody, as the first admin unless `changes` say otherwise. @returns the token of the link. */
async function linkOf(desk: TestDesk, changes: Partial<NewInvitation> = {}): Promise<string> {
  const { email = null } = changes;
  const invitation = {
    purpose: "account",
    email,
    name: email && "Invited",
    role: "admin",
    staffId: null,
    ...changes,
  } as const;
  const { path } = await desk.database.kysely
    .transaction()
    .execute((transaction) =>
      changeIn(transaction, null, desk.now(), (change) => createInvitation(change, invitation)),
    );
  return path.split("#")[1] ?? "";
}

describe.each(engines)("signing in on %s", (engine) => {
  const desk = useDesk(engine);

  const stranger: TestDesk["callWith"] = (cookie) => desk.callWith(cookie);
  const cookieOf = (headers: Headers) => headers.get("set-cookie")?.split(";")[0] ?? "";
  const signIn = (email: string, given = deskPassword, cookie?: string) =>
    stranger(cookie)("POST /api/session", { body: { email, password: given } });

  const link = (changes?: Partial<NewInvitation>) => linkOf(desk, changes);

  test("the link of the first start makes the first admin, once", async () => {
    const first = await startDesk(engine);
    onTestFinished(() => first.close());
    const token = await linkOf(first);
    const other = await linkOf(first);
    const call = first.callWith(undefined);
    const check = await call("POST /api/invitation/check", { body: { token } });
    expect(check.body).toMatchObject({ purpose: "account", email: null, name: null, role: "admin" });
    const body = { token, name: "Asha", email: "Asha@Desk.example.com", password };
    expect((await call("POST /api/invitation/accept", { body: { ...body, name: undefined } })).status).toBe(
      400,
    );
    const accepted = await call("POST /api/invitation/accept", { body });
    expect(accepted.body).toMatchObject({
      state: "signed-in",
      me: { name: "Asha", email: "asha@desk.example.com", role: "admin", secondFactor: false },
    });
    expect(accepted.headers.getSetCookie()[0]).toMatch(
      /^desk=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const asha = first.callWith(cookieOf(accepted.headers));
    const { id } = (await asha("GET /api/me")).body;
    const { items: replies } = (await asha("GET /api/saved-replies", { query: {} })).body;
    expect(
      replies.map(({ part }: { part: string }) => part).sort(),
      "a new desk begins with three of each",
    ).toEqual(["applicants", "applicants", "applicants", "inbox", "inbox", "inbox"]);
    expect((await asha("GET /api/audit")).body.items, "by her, not by the program").toMatchObject([
      { action: "session.begin", actor: { id, name: "Asha" } },
      { action: "people.joined", actor: { id, name: "Asha" } },
      ...replies.map(() => ({ action: "saved-replies.created", actor: { id, name: "Asha" } })),
    ]);
    for (const used of [token, other]) {
      expect((await call("POST /api/invitation/check", { body: { token: used } })).status).toBe(410);
      expect((await call("POST /api/invitation/accept", { body: { ...body, token: used } })).status).toBe(
        410,
      );
    }
  });

  test("an invitation replayed at the same moment makes one account", async () => {
    const token = await link({ email: "twice@desk.example.com" });
    const body = { token, name: "Twice", password };
    const answers = await Promise.all(
      [1, 2, 3].map(() => stranger(undefined)("POST /api/invitation/accept", { body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  });

  test("a right pair begins a session under a new token, and the earlier one ends", async () => {
    const { email, cookie } = await desk.join("sales");
    const answer = await signIn(email.toUpperCase(), deskPassword, cookie);
    expect(answer.body).toMatchObject({ state: "signed-in", me: { email, role: "sales" } });
    const fresh = cookieOf(answer.headers);
    expect(fresh).not.toBe(cookie);
    expect((await stranger(cookie)("GET /api/me")).status).toBe(401);
    expect((await stranger("desk=planted-by-somebody")("GET /api/session")).body).toEqual({
      state: "signed-out",
    });
    const out = await stranger(fresh)("DELETE /api/session");
    expect(out.status).toBe(204);
    expect((await stranger(fresh)("GET /api/me")).status).toBe(401);
  });

  test("every wrong pair has the same answer, and only hashes are stored", async () => {
    const { email } = await desk.join("sales");
    const wrong = await signIn(email, "not the password");
    const nobody = await signIn("nobody@desk.example.com", "not the password");
    expect(wrong.status).toBe(401);
    expect([nobody.status, nobody.text]).toEqual([wrong.status, wrong.text]);
    const staff = await desk.database.kysely.selectFrom("desk_staff").select("password_hash").execute();
    for (const { password_hash } of staff)
      expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test("wrong attempts lock the account from there, even if they come at once, and time opens it", async () => {
    const { email } = await desk.join("sales");
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(email, "wrong password")));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
    const locked = await signIn(email);
    expect(locked.status).toBe(429);
    const wait = Number(locked.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    desk.advance(wait * 1000 + 1000);
    expect((await signIn(email, "wrong password")).status).toBe(401);
    const longer = Number((await signIn(email)).headers.get("retry-after"));
    expect(longer).toBeGreaterThan(wait);
    desk.advance(longer * 1000 + 1000);
    expect((await signIn(email)).status).toBe(200);
    // The desk is on loopback, so all tests share an address.
    await desk.database.kysely.deleteFrom("desk_lockouts").execute();
  });

  test("an account that does not exist is locked like one that does", async () => {
    const attempts = await Promise.all(
      Array.from({ length: 8 }, () => signIn("ghost@desk.example.com", "wrong password")),
    );
    expect(attempts.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    await desk.database.kysely.deleteFrom("desk_lockouts").execute();
  });

  test("a second factor is asked for, each code counts once, and recovery codes work once", async () => {
    const { email, call } = await desk.join("hr");
    const offer = (await call("POST /api/me/second-factor", { body: { password: deskPassword } })).body;
    expect(offer.uri).toContain("otpauth://totp/");
    expect(offer.qr.path).toMatch(/^M4 4h1v1h-1z/);
    const codeNow = () => new TOTP({ secret: offer.secret }).generate({ timestamp: desk.now().getTime() });
    expect((await call("POST /api/me/second-factor/confirm", { body: { code: "000000" } })).status).toBe(403);
    const code = codeNow();
    const confirmed = await call("POST /api/me/second-factor/confirm", { body: { code } });
    expect(confirmed.body.recoveryCodes).toHaveLength(10);

    const first = await signIn(email);
    expect(first.body).toEqual({ state: "second-factor" });
    const halfway = stranger(cookieOf(first.headers));
    for (const name of ["GET /api/me", "GET /api/staff", "GET /api/events"] as const)
      expect((await halfway(name)).status).toBe(401);
    // The code that confirmed it is used up.
    expect((await halfway("POST /api/session/second-factor", { body: { code } })).status).toBe(401);
    desk.advance(60_000);
    const second = await halfway("POST /api/session/second-factor", { body: { code: codeNow() } });
    expect(second.body).toMatchObject({
      state: "signed-in",
      me: { secondFactor: true, recoveryCodesLeft: 10 },
    });
    expect((await halfway("GET /api/me")).status).toBe(401);

    const recovery = { body: { code: confirmed.body.recoveryCodes[0] } };
    const again = stranger(cookieOf((await signIn(email)).headers));
    expect((await again("POST /api/session/second-factor", recovery)).status).toBe(200);
    const third = stranger(cookieOf((await signIn(email)).headers));
    expect((await third("POST /api/session/second-factor", recovery)).status).toBe(401);
    const guesses = await Promise.all(
      Array.from({ length: 8 }, () => third("POST /api/session/second-factor", { body: { code: "123456" } })),
    );
    expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    const stored = await desk.database.kysely.selectFrom("desk_second_factors").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(offer.secret);
  });

  test("a required second factor closes everything but one's own account", async () => {
    const admin = await desk.join("admin");
    const { id, call } = await desk.join("viewer");
    const body = { version: 1, secondFactorRequired: true };
    expect((await admin.call("PATCH /api/people/:id", { id, body })).status).toBe(200);
    expect((await call("GET /api/session")).body).toMatchObject({ state: "enrol" });
    expect((await call("GET /api/staff")).status).toBe(403);
    expect((await call("GET /api/me")).status).toBe(200);
  });

  test("a session ends when it is idle, at the end of the day, and with a new password by a link", async () => {
    const idle = await desk.join("sales");
    desk.advance(2 * 60 * 60_000 + 1000);
    expect((await idle.call("GET /api/me")).status).toBe(401);

    const busy = await desk.join("sales");
    for (let hour = 0; hour < 12; hour++) {
      expect((await busy.call("GET /api/me")).status).toBe(200);
      await desk.database.kysely
        .updateTable("desk_sessions")
        .set({ last_used_at: desk.now().toISOString() })
        .where("staff_id", "=", busy.id)
        .execute();
      desk.advance(60 * 60_000);
    }
    expect((await busy.call("GET /api/me")).status).toBe(401);

    const forgetful = await desk.join("sales");
    const token = await link({ purpose: "password", email: forgetful.email, staffId: forgetful.id });
    const accepted = await stranger(undefined)("POST /api/invitation/accept", {
      body: { token, password },
    });
    expect(accepted.body).toMatchObject({ state: "signed-in" });
    expect((await forgetful.call("GET /api/me")).status).toBe(401);
    expect((await signIn(forgetful.email, password)).status).toBe(200);
  });

  test("a use of a session that is stored late does not take a later one back", async () => {
    const { id: staffId } = await desk.join("sales");
    const readSession = () =>
      desk.database.kysely
        .selectFrom("desk_sessions")
        .select(["id", "last_used_at"])
        .where("staff_id", "=", staffId)
        .executeTakeFirstOrThrow();
    const before = await readSession();
    const use = { id: before.id, staff: { id: staffId } };
    await touchSession(desk.database.kysely, use, new Date(Date.parse(before.last_used_at) - 1000));
    expect(await readSession()).toEqual(before);
    await touchSession(desk.database.kysely, use, desk.now());
    expect(await readSession()).not.toEqual(before);
  });

  test("a change of role and a dismissal count at once", async () => {
    const admin = await desk.join("admin");
    const promoted = await desk.join("viewer");
    const body = { version: 1, role: "hr", password: deskPassword };
    const guessed = { ...body, password: "a guess" };
    expect((await admin.call("PATCH /api/people/:id", { id: promoted.id, body: guessed })).status).toBe(403);
    expect((await promoted.call("GET /api/me")).status, "nothing has changed").toBe(200);
    expect((await admin.call("PATCH /api/people/:id", { id: promoted.id, body })).status).toBe(200);
    expect((await admin.call("PATCH /api/people/:id", { id: promoted.id, body })).status).toBe(409);
    expect((await promoted.call("GET /api/me")).status).toBe(401);
    const dismissed = await desk.join("sales");
    const off = { version: 1, active: false };
    expect((await admin.call("PATCH /api/people/:id", { id: dismissed.id, body: off })).status).toBe(200);
    expect((await dismissed.call("GET /api/me")).status).toBe(401);
    expect((await signIn(dismissed.email)).status).toBe(401);
    const { items } = (await admin.call("GET /api/staff")).body;
    expect(items, "the history still names them").toContainEqual({
      id: dismissed.id,
      name: dismissed.name,
      role: "sales",
      active: false,
    });
    expect((await admin.call("PATCH /api/people/:id", { id: admin.id, body: off })).status).toBe(409);
  });

  test("another site's page can neither change nor read anything", async () => {
    const { cookie } = await desk.join("admin");
    const send = (headers: Record<string, string>, method = "DELETE") =>
      fetch(`${desk.address}/api/session`, { method, headers: { cookie, ...headers } });
    expect((await send({ "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await send({ "sec-fetch-site": "same-site" })).status).toBe(403);
    expect((await send({ "sec-fetch-site": "cross-site" }, "GET")).status).toBe(403);
    expect((await send({ origin: "http://evil.example" })).status).toBe(403);
    expect((await send({})).status).toBe(403);
    expect((await send({}, "GET")).status).toBe(200);
    expect((await send({ origin: desk.address })).status).toBe(204);
  });

  test("nobody makes oneself an admin by unknown fields", async () => {
    const { id, call } = await desk.join("viewer");
    const answer = await call("PATCH /api/me", {
      body: { version: 1, name: "New", role: "admin", id: "x" },
    });
    expect(answer.body).toMatchObject({ id, name: "New", role: "viewer" });
    expect((await call("GET /api/me")).body).toMatchObject({ id, name: "New", role: "viewer" });
  });

  test("nothing of the desk answers on the public port", async () => {
    const { cookie } = await desk.join("admin");
    for (const path of new Set(Object.keys(deskEndpoints).map((name) => name.split(" ")[1] ?? ""))) {
      for (const method of ["GET", "POST"]) {
        const response = await fetch(desk.site + path.replace(":id", "x"), { method, headers: { cookie } });
        expect(response.status, `${method} ${path}`).toBe(404);
      }
    }
    expect((await fetch(`${desk.site}/invitation`)).status).toBe(404);
  });
});
