import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { deskPaths } from "#contract/desk/desk-paths.ts";
import {
  changeSettingsSchema,
  type Settings,
  settingsSchema,
  testMailSchema,
} from "#contract/desk/settings.ts";
import { readDeskSettings } from "../../../desk-settings/desk-settings.ts";
import { dayMs } from "../../../durations.ts";
import { retentionRules } from "../../../housekeeping/retention-rules.ts";
import { HttpError } from "../../../http/errors/http-error.ts";
import { sessionOf } from "../../access/access.plugin.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import { requireVersion } from "../../desk-errors.ts";
import { deskMessages } from "../../desk-messages.ts";
import { changeSettings, sendTestMail } from "./settings.changes.ts";

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
      await app.change(sessionOf(request).staff.id, async (change) => {
        const before = requireVersion(await readDeskSettings(change.transaction), version);
        await changeSettings(change, before, changes);
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
      return { outboxId: await app.change(staff.id, (change) => sendTestMail(change, staff)) };
    },
  );
}
