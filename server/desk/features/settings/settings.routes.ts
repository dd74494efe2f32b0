import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { site as company } from "#content/en/site.ts";
import { deskPaths } from "#contract/desk/desk-paths.ts";
import {
  type ChangeSettings,
  changeSettingsSchema,
  type DeskSettings,
  type Settings,
  settingsSchema,
  testMailSchema,
} from "#contract/desk/settings.ts";
import { readDeskSettings, storeDeskSettings } from "../../../desk-settings/desk-settings.ts";
import { dayMs } from "../../../durations.ts";
import { retentionRules } from "../../../housekeeping/retention-rules.ts";
import { HttpError } from "../../../http/errors/http-error.ts";
import { sessionOf } from "../../access/access.plugin.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import { requireVersion } from "../../desk-errors.ts";
import { deskMessages } from "../../desk-messages.ts";
import { storeDeskMail } from "../../mails/desk-mails.repository.ts";

/** What the desk is set to, and the program's configuration without its secrets. */
export async function settingsRoutes(
  app: FastifyInstance,
  { database, config }: DeskDependencies,
): Promise<void> {
  const { kysely } = database;
  const api = app.withTypeProvider<ZodTypeProvider>();
  const write = { config: { access: "settings.write" } } as const;

  async function describe(): Promise<Settings> {
    const { settings, version } = await readDeskSettings(kysely);
    return {
      desk: settings,
      version,
      configuration: config.displayedSettings,
      retention: retentionRules(database).map(({ name, keepMs }) => {
        const kept = typeof keepMs === "number" ? keepMs : keepMs(settings);
        return { name, days: kept && kept / dayMs };
      }),
    };
  }

  api.get(
    deskPaths.settings,
    { config: { access: "settings.read" }, schema: { response: { 200: settingsSchema } } },
    describe,
  );

  api.patch(
    deskPaths.settings,
    { ...write, schema: { body: changeSettingsSchema, response: { 200: settingsSchema } } },
    async (request) => {
      const { version, ...changes } = request.body;
      await app.change(sessionOf(request).staff.id, async ({ transaction, audit }) => {
        const { settings } = requireVersion(await readDeskSettings(transaction), version);
        await storeDeskSettings(transaction, { ...settings, ...changes }, version);
        const detail = { changes: JSON.stringify(differences(settings, changes)) };
        audit({ action: "settings.changed", subjectType: "settings", subjectId: "desk", detail });
      });
      return describe();
    },
  );

  api.post(
    deskPaths.settingsTestMail,
    { ...write, schema: { response: { 200: testMailSchema } } },
    async (request) => {
      if (!config.mail) throw new HttpError(409, deskMessages.mailNotConfigured);
      const { staff } = sessionOf(request);
      const { outboxId } = await app.change(staff.id, async ({ transaction, now, audit }) => {
        const mail = await storeDeskMail(transaction, {
          key: randomUUID(),
          kind: "test-mail",
          recordId: staff.id,
          staffId: staff.id,
          to: staff.email,
          subject: `${company.name}: test of the mail server`,
          text: "This mail was sent from the desk's settings. The mail server works.",
          now,
        });
        audit({ action: "settings.test-mail", subjectType: "settings", subjectId: "mail" });
        return mail;
      });
      return { outboxId };
    },
  );
}

/** The form sends all settings: those that have another value than before. */
function differences(before: DeskSettings, changes: Omit<ChangeSettings, "version">): typeof changes {
  return Object.fromEntries(
    Object.entries(changes).filter(
      ([name, value]) => !isDeepStrictEqual(before[name as keyof DeskSettings], value),
    ),
  );
}
