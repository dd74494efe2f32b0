import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Database } from "../../database/connect.ts";
import { HttpError } from "../../http/errors/http-error.ts";
import type { Vault } from "../../vault/vault.ts";
import type { StaffChange } from "../changes/changes.plugin.ts";
import { deskMessages } from "../desk-messages.ts";
import { countAttempt, forgiveAttempts, type LockoutRule, ownRules } from "./lockouts.repository.ts";
import { isPassword } from "./passwords.ts";
import { findStaff } from "./staff.repository.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** @throws HttpError 429 while attempts of this kind are locked. */
    readonly beginAttempt: (rules: readonly LockoutRule[]) => Promise<void>;
    /**
     * Checks the password that a signed-in colleague enters again.
     *
     * @throws HttpError 403 when it is wrong, 429 after too many wrong ones.
     */
    readonly confirmPassword: (staffId: string, password: string) => Promise<void>;
    /** Makes a change that throws if a code is wrong. Too many wrong ones: HttpError 429. */
    readonly changeByCode: <Result>(
      staffId: string,
      work: (change: StaffChange) => Promise<Result>,
    ) => Promise<Result>;
  }
}

/** Adds `app.beginAttempt`, `app.confirmPassword` and `app.changeByCode`, which count wrong passwords and codes. */
export const attempts = fastifyPlugin(
  async (
    app: FastifyInstance,
    { database, vault }: { readonly database: Database; readonly vault: Vault },
  ) => {
    app.decorate("beginAttempt", async (rules) => {
      const seconds = await app.change(null, ({ transaction, now }) =>
        countAttempt(transaction, vault, rules, now),
      );
      if (seconds > 0)
        throw new HttpError(429, deskMessages.locked(seconds), {
          headers: { "retry-after": String(seconds) },
        });
    });
    app.decorate("confirmPassword", async (staffId, password) => {
      const rules = ownRules(staffId);
      await app.beginAttempt(rules);
      const staff = await findStaff(database.kysely, staffId);
      if (!(await isPassword(password, staff?.password_hash ?? "")))
        throw new HttpError(403, deskMessages.wrongPassword, { field: "password" });
      await app.change(null, ({ transaction }) => forgiveAttempts(transaction, vault, rules));
    });
    app.decorate("changeByCode", async (staffId, work) => {
      const rules = ownRules(staffId);
      await app.beginAttempt(rules);
      return app.change(staffId, async (change) => {
        const result = await work(change);
        await forgiveAttempts(change.transaction, vault, rules);
        return result;
      });
    });
  },
  { decorators: { fastify: ["change"] } },
);
