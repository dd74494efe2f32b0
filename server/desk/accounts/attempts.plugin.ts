import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { HttpError } from "../../http/errors/http-error.ts";
import type { StaffChange } from "../changes/changes.plugin.ts";
import type { DeskDependencies } from "../desk-dependencies.ts";
import { deskMessages } from "../desk-messages.ts";
import { countAttempt, forgiveAttempts, type LockoutRule, ownRules } from "./lockouts.repository.ts";
import { isPassword } from "./passwords.ts";
import { type DeskSession, sessionExists } from "./sessions.repository.ts";
import { findStaff, isStillPasswordOf } from "./staff.repository.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** @throws HttpError 429 while attempts of this kind are locked. */
    readonly beginAttempt: (rules: readonly LockoutRule[]) => Promise<void>;
    /**
     * Checks the password that a signed-in colleague enters again.
     *
     * @param field the field that an error names.
     * @returns a function that makes a change of this colleague. It throws HttpError 403 if the password was changed
     * since the check.
     * @throws HttpError 403 for a wrong password, 429 after too many.
     */
    readonly confirmPassword: (staffId: string, password: string, field?: string) => Promise<MakeOwnChange>;
    /**
     * Makes a change that throws if a code is wrong, and counts wrong codes.
     *
     * @param device that of the browser, if the account was signed in there before.
     * @throws HttpError 429 after too many wrong codes, 401 if the session has ended.
     */
    readonly changeByCode: <Result>(
      session: Pick<DeskSession, "id" | "staff">,
      work: (change: StaffChange) => Promise<Result>,
      device?: string,
    ) => Promise<Result>;
  }
}

type MakeOwnChange = <Result>(work: (change: StaffChange) => Promise<Result>) => Promise<Result>;

/** Adds `app.beginAttempt`, `app.confirmPassword` and `app.changeByCode`, which count wrong passwords and codes. */
export const attempts = fastifyPlugin(
  async (app: FastifyInstance, { database, vault }: DeskDependencies) => {
    app.decorate("beginAttempt", async (rules) => {
      const seconds = await app.change(null, ({ transaction, now }) =>
        countAttempt(transaction, vault, rules, now),
      );
      if (seconds > 0)
        throw new HttpError(429, deskMessages.locked(seconds), {
          headers: { "retry-after": String(seconds) },
        });
    });
    app.decorate("confirmPassword", async (staffId, password, field = "password") => {
      const rules = ownRules(staffId);
      await app.beginAttempt(rules);
      const staff = await findStaff(database.kysely, staffId);
      const wrong = new HttpError(403, deskMessages.wrongPassword, { field });
      if (!staff || !(await isPassword(password, staff.password_hash))) throw wrong;
      await app.change(null, ({ transaction }) => forgiveAttempts(transaction, vault, rules));
      return (work) =>
        app.change(staffId, async (change) => {
          if (!(await isStillPasswordOf(change.transaction, staff))) throw wrong;
          return work(change);
        });
    });
    app.decorate("changeByCode", async ({ id, staff }, work, device) => {
      const rules = ownRules(staff.id, device);
      await app.beginAttempt(rules);
      return app.change(staff.id, async (change) => {
        if (!(await sessionExists(change.transaction, id))) throw new HttpError(401, deskMessages.signedOut);
        const result = await work(change);
        await forgiveAttempts(change.transaction, vault, rules);
        return result;
      });
    });
  },
  { decorators: { fastify: ["change"] } },
);
