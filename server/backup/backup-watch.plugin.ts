import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { Gauge } from "prom-client";
import { minuteMs } from "#contract/durations.ts";
import type { Config } from "../config.ts";
import { backupWarning, findBackupStatus } from "./backup-status.ts";

const checkIntervalMs = minuteMs;

/**
 * Shows in the metrics and among the operator's warnings when backups fail or stop coming. Without a folder it does
 * nothing.
 */
export const backupWatch = fastifyPlugin(watchBackups, {
  decorators: { fastify: ["metrics", "operatorWarnings"] },
});

async function watchBackups(
  app: FastifyInstance,
  { folder, clock }: Pick<Config["backup"], "folder"> & { readonly clock: () => Date },
): Promise<void> {
  if (folder === undefined) return;
  new Gauge({
    name: "backup_last_success_timestamp_seconds",
    help: "When the last backup succeeded; 0 if none has.",
    registers: [app.metrics.registry],
    collect() {
      this.set(Date.parse(findBackupStatus(folder)?.lastSuccessAt ?? "1970-01-01T00:00:00.000Z") / 1000);
    },
  });
  new Gauge({
    name: "backup_failed",
    help: "1 if the last backup failed.",
    registers: [app.metrics.registry],
    collect() {
      this.set(findBackupStatus(folder)?.failure === undefined ? 0 : 1);
    },
  });
  const check = () =>
    app.operatorWarnings.set("backup", backupWarning(findBackupStatus(folder), folder, clock()));
  const timer = setInterval(check, checkIntervalMs);
  timer.unref();
  app.addHook("onReady", async () => check());
  app.addHook("onClose", async () => clearInterval(timer));
}
