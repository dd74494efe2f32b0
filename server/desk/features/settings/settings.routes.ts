import type { FastifyInstance } from "fastify";
import type { Settings } from "#contract/desk/settings.ts";
import { dayMs } from "#contract/durations.ts";
import { readDeskSettings } from "../../../desk-settings/desk-settings.repository.ts";
import { retentionRules } from "../../../housekeeping/retention-rules.ts";
import { HttpError } from "../../../http/errors/http-error.ts";
import { handleEndpoints } from "../../access/handle-endpoints.ts";
import type { DeskDependencies } from "../../desk-dependencies.ts";
import { requireVersion } from "../../desk-errors.ts";
import { deskMessages } from "../../desk-messages.ts";
import { changeSettings, sendTestMail } from "./settings.changes.ts";

/** The desk's settings, and the program's configuration without its secrets. */
export async function settingsRoutes(
  app: FastifyInstance,
  { database, config }: DeskDependencies,
): Promise<void> {
  const { kysely } = database;

  async function describe(): Promise<Settings> {
    const { settings, version } = await readDeskSettings(kysely);
    return {
      desk: settings,
      version,
      configuration: config.displayedSettings,
      retention: retentionRules(database).map(({ name, keepMs }) => {
        const kept = keepMs(settings);
        return { name, days: kept && kept / dayMs };
      }),
    };
  }

  handleEndpoints(app, {
    "GET /api/settings": describe,

    "PATCH /api/settings": async ({ staff, body: { version, ...changes } }) => {
      await app.change(staff.id, async (change) => {
        const before = requireVersion(await readDeskSettings(change.transaction), version);
        await changeSettings(change, before, changes);
      });
      return describe();
    },

    "POST /api/settings/test-mail": async ({ staff }) => {
      if (!config.mail) throw new HttpError(409, deskMessages.mailNotConfigured);
      return { outboxId: await app.change(staff.id, (change) => sendTestMail(change, staff.email)) };
    },
  });
}
