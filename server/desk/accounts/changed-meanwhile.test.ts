import { TOTP } from "otpauth";
import { describe, expect, test, vi } from "vitest";
import { engines } from "#tests/support/databases.ts";
import { type DeskCaller, deskPassword, useDesk } from "#tests/support/desk.ts";
import { changeIn } from "../changes/changes.plugin.ts";
import { createPasswordLink } from "./staff.changes.ts";

const newPassword = "the password of the link";

/** A password is compared, and an attempt counted, before the change begins. */
describe.each(engines)("what changes between a check and its change on %s", (engine) => {
  const desk = useDesk(engine);

  /** Lets `meanwhile` happen just before the next change that this colleague makes. */
  function justBeforeChangeOf({ id }: DeskCaller, meanwhile: () => Promise<void>): void {
    const { change } = desk.app;
    const spy = vi.spyOn(desk.app, "change").mockImplementation(async (actorId, work) => {
      if (actorId === id) {
        spy.mockRestore();
        await meanwhile();
      }
      return change(actorId, work);
    });
  }

  /** Sets a new password by a link, which ends all sessions and begins one. */
  async function takePasswordLink(colleague: DeskCaller): Promise<void> {
    const { path } = await desk.database.kysely
      .transaction()
      .execute((transaction) =>
        changeIn(transaction, null, desk.now(), (change) => createPasswordLink(change, colleague)),
      );
    const body = { token: path.split("#")[1], password: newPassword };
    expect((await desk.callWith(undefined)("POST /api/invitation/accept", { body })).status).toBe(200);
  }

  const signIn = ({ email }: DeskCaller, password = deskPassword) =>
    desk.callWith(undefined)("POST /api/session", { body: { email, password } });

  async function setUpSecondFactor({ call }: DeskCaller) {
    const { secret } = (await call("POST /api/me/second-factor", { body: { password: deskPassword } })).body;
    const code = new TOTP({ secret }).generate({ timestamp: desk.now().getTime() });
    const { recoveryCodes } = (await call("POST /api/me/second-factor/confirm", { body: { code } })).body;
    return recoveryCodes[0] as string;
  }

  const stored = async ({ id }: DeskCaller) => ({
    account: await desk.database.kysely
      .selectFrom("desk_staff")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow(),
    sessions: await desk.database.kysely
      .selectFrom("desk_sessions")
      .select("id")
      .where("staff_id", "=", id)
      .execute(),
    recoveryCodes: await desk.database.kysely
      .selectFrom("desk_recovery_codes")
      .select("code_hash")
      .where("staff_id", "=", id)
      .orderBy("code_hash")
      .execute(),
  });

  test("a sign-in with the password of before begins no session", async () => {
    const colleague = await desk.join("sales");
    justBeforeChangeOf(colleague, () => takePasswordLink(colleague));
    expect((await signIn(colleague)).status).toBe(401);
    expect((await stored(colleague)).sessions, "that of the link").toHaveLength(1);
    expect((await signIn(colleague, newPassword)).status).toBe(200);
  });

  test("a sign-in of somebody who was dismissed begins no session", async () => {
    const admin = await desk.join("admin");
    const colleague = await desk.join("sales");
    justBeforeChangeOf(colleague, async () => {
      const body = { version: 1, active: false };
      expect((await admin.call("PATCH /api/people/:id", { id: colleague.id, body })).status).toBe(200);
    });
    expect((await signIn(colleague)).status).toBe(401);
    expect((await stored(colleague)).sessions).toEqual([]);
  });

  test("a code does not complete a sign-in that a new password has ended", async () => {
    const colleague = await desk.join("sales");
    const code = await setUpSecondFactor(colleague);
    const half = desk.callWith((await signIn(colleague)).headers.get("set-cookie")?.split(";")[0]);
    const before = await stored(colleague);
    justBeforeChangeOf(colleague, () => takePasswordLink(colleague));
    expect((await half("POST /api/session/second-factor", { body: { code } })).status).toBe(401);
    const after = await stored(colleague);
    expect(after.sessions, "that of the link").toHaveLength(1);
    expect(after.recoveryCodes, "the code still counts").toEqual(before.recoveryCodes);
  });

  test("a second factor that was confirmed meanwhile is not replaced by another offer", async () => {
    const colleague = await desk.join("sales");
    justBeforeChangeOf(colleague, async () => {
      await setUpSecondFactor(colleague);
    });
    const body = { password: deskPassword };
    expect((await colleague.call("POST /api/me/second-factor", { body })).status).toBe(409);
    expect((await signIn(colleague)).body).toEqual({ state: "second-factor" });
  });

  test.each([
    ["sets a new one", "POST /api/me/password", { current: deskPassword, next: "a password of a thief" }],
    ["renews the recovery codes", "POST /api/me/recovery-codes", { password: deskPassword }],
    ["removes the second factor", "POST /api/me/second-factor/remove", { password: deskPassword }],
  ] as const)("the password of before no longer %s", async (_what, call, body) => {
    const colleague = await desk.join("sales");
    await setUpSecondFactor(colleague);
    const { recoveryCodes } = await stored(colleague);
    justBeforeChangeOf(colleague, () => takePasswordLink(colleague));
    expect((await colleague.call(call, { body })).status).toBe(403);
    expect((await stored(colleague)).recoveryCodes).toEqual(recoveryCodes);
    expect((await signIn(colleague, newPassword)).body).toEqual({ state: "second-factor" });
  });
});
