import { TOTP } from "otpauth";
import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/databases.ts";
import { type DeskCaller, deskPassword, useDesk } from "#tests/support/desk.ts";

describe.each(engines)("one's own account on %s", (engine) => {
  const desk = useDesk(engine);

  const signIn = async (email: string, password = deskPassword) => {
    const { status, headers } = await desk.callWith(undefined)("POST /api/session", {
      body: { email, password },
    });
    return { status, call: desk.callWith(headers.get("set-cookie")?.split(";")[0]) };
  };
  /** @returns the recovery codes. */
  async function setUpSecondFactor({ call }: DeskCaller): Promise<string[]> {
    const { secret } = (await call("POST /api/me/second-factor", { body: { password: deskPassword } })).body;
    const code = new TOTP({ secret }).generate({ timestamp: desk.now().getTime() });
    return (await call("POST /api/me/second-factor/confirm", { body: { code } })).body.recoveryCodes;
  }
  const isRecoveryCode = async ({ email }: DeskCaller, code: string | undefined) => {
    const { call } = await signIn(email);
    return (await call("POST /api/session/second-factor", { body: { code } })).status === 200;
  };
  const logged = async ({ id }: DeskCaller, action: string) => {
    const rows = await desk.database.kysely
      .selectFrom("desk_audit")
      .select("detail")
      .where("actor_id", "=", id)
      .where("action", "=", action)
      .orderBy("sequence")
      .execute();
    return rows.map(({ detail }) => JSON.parse(detail));
  };

  test("a new password needs the old one, ends the other sessions and keeps this one", async () => {
    const caller = await desk.join("sales");
    const elsewhere = await signIn(caller.email);
    const next = "another long password";
    const change = (current: string) => caller.call("POST /api/me/password", { body: { current, next } });
    expect(await change("a guess"), "it names the field of the form").toMatchObject({
      status: 403,
      body: { field: "current" },
    });
    expect((await elsewhere.call("GET /api/me")).status, "nothing has changed").toBe(200);
    expect((await change(deskPassword)).status).toBe(204);
    expect((await elsewhere.call("GET /api/me")).status).toBe(401);
    expect((await caller.call("GET /api/me")).status).toBe(200);
    expect((await signIn(caller.email)).status).toBe(401);
    expect((await signIn(caller.email, next)).status).toBe(200);
    expect(await logged(caller, "people.password")).toEqual([{ by: "owner" }]);
  });

  test("a second factor is removed with the password, and with it its recovery codes", async () => {
    const caller = await desk.join("sales");
    await setUpSecondFactor(caller);
    const remove = (password: string) =>
      caller.call("POST /api/me/second-factor/remove", { body: { password } });
    expect((await remove("a guess")).status).toBe(403);
    expect((await caller.call("GET /api/me")).body).toMatchObject({ secondFactor: true });
    expect((await remove(deskPassword)).status).toBe(204);
    expect((await caller.call("GET /api/me")).body, "still signed in").toMatchObject({
      secondFactor: false,
      recoveryCodesLeft: 0,
    });
    const { call } = await signIn(caller.email);
    expect((await call("GET /api/me")).status, "nobody asks for a code").toBe(200);
    expect(await logged(caller, "people.second-factor")).toEqual([{ set: true }, { set: false }]);
  });

  test("a second factor that is required cannot be removed", async () => {
    const admin = await desk.join("admin");
    const caller = await desk.join("sales");
    await setUpSecondFactor(caller);
    await admin.call("PATCH /api/people/:id", {
      id: caller.id,
      body: { version: 1, secondFactorRequired: true },
    });
    const body = { password: deskPassword };
    expect((await caller.call("POST /api/me/second-factor/remove", { body })).status).toBe(409);
    expect((await caller.call("GET /api/me")).body).toMatchObject({ secondFactor: true });
  });

  test("new recovery codes need the password, and end the old ones", async () => {
    const caller = await desk.join("sales");
    const renew = (password: string) => caller.call("POST /api/me/recovery-codes", { body: { password } });
    expect((await renew(deskPassword)).status, "there is no second factor").toBe(409);
    const old = await setUpSecondFactor(caller);
    expect((await renew("a guess")).status).toBe(403);
    const { recoveryCodes } = (await renew(deskPassword)).body;
    expect(recoveryCodes).toHaveLength(10);
    expect(await isRecoveryCode(caller, old[0])).toBe(false);
    expect(await isRecoveryCode(caller, recoveryCodes[0])).toBe(true);
    expect((await caller.call("GET /api/me")).body).toMatchObject({ recoveryCodesLeft: 9 });
    expect(await logged(caller, "people.recovery-codes")).toHaveLength(1);
  });
});
