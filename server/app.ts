import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { apiMessages } from "#content/en/api-messages.ts";
import { backupWatch } from "./backup/backup-watch.plugin.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/database.ts";
import { createAnswerDueAt } from "./desk-settings/answer-due-at.ts";
import { applicantsRoutes } from "./features/applicants/applicants.routes.ts";
import { findApplicationNotification } from "./features/applicants/application-notification.repository.ts";
import { hiringPageRoutes } from "./features/applicants/hiring-page.routes.ts";
import { chatbot } from "./features/chatbot/chatbot.plugin.ts";
import {
  type OpenUnderstanding,
  openUnderstanding,
} from "./features/chatbot/understand/open-understanding.ts";
import { contactRoutes } from "./features/contact/contact.routes.ts";
import { findContactNotification } from "./features/contact/contact-notification.repository.ts";
import { contactPageRoutes } from "./features/contact/contact-page.routes.ts";
import { findMessageOfDialogue, receiveContactMessage } from "./features/contact/receive-contact-message.ts";
import { freightPageRoutes } from "./features/freight/freight-page.routes.ts";
import { findJobStatus, listJobs } from "./features/jobs/jobs.repository.ts";
import { jobsRoutes } from "./features/jobs/jobs.routes.ts";
import { searchRoutes } from "./features/search/search.routes.ts";
import { createSearch } from "./features/search/search.ts";
import { searchPageRoutes } from "./features/search/search-page.routes.ts";
import { housekeeping } from "./housekeeping/housekeeping.plugin.ts";
import { retentionRules } from "./housekeeping/retention-rules.ts";
import { createServer } from "./http/create-server.ts";
import { crossOrigin } from "./http/cross-origin.plugin.ts";
import { draining } from "./http/draining.plugin.ts";
import { errorMapper } from "./http/errors/error-mapper.plugin.ts";
import { limits } from "./http/limits/limits.plugin.ts";
import { untrustedProxy } from "./http/limits/untrusted-proxy.plugin.ts";
import { requestLog } from "./http/log/request-log.plugin.ts";
import { openApi } from "./http/openapi.plugin.ts";
import { notFoundHandler } from "./http/site/not-found.plugin.ts";
import { siteRoutes } from "./http/site/site.routes.ts";
import type { Site } from "./http/site/site-build.ts";
import { healthRoutes } from "./operator/health.routes.ts";
import { metrics } from "./operator/metrics.plugin.ts";
import { metricsListener } from "./operator/metrics-listener.plugin.ts";
import { operatorWarnings } from "./operator/operator-warnings.plugin.ts";
import { findDeskMail, noteAnswered } from "./outbox/desk-mail-delivery.repository.ts";
import { outbox } from "./outbox/outbox.plugin.ts";
import { hashSubmission } from "./submissions/submission-keys.ts";
import type { Vault } from "./vault/vault.ts";
import { writeQueue } from "./write-queue/write-queue.plugin.ts";

export interface AppDependencies {
  readonly config: Config;
  readonly database: Database;
  readonly vault: Vault;
  readonly site: Site;
  /** What Meena has learned; the build trains it. */
  readonly meenaModel: string;
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
}

/** Builds the whole server without listening. Production and tests build it alike. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, database, vault, site, clock, log } = dependencies;
  const { publicUrl, publicApiOrigin, trustedProxies } = config;
  const app = createServer({ log, trustedProxies });

  // Hooks and handlers for all routes. Hooks run in this order. `crossOrigin`, `notFoundHandler` and `openApi` note the
  // routes after them.
  await app.register(errorMapper, { database, unexpected: apiMessages.unexpected });
  await app.register(requestLog);
  await app.register(operatorWarnings);
  await app.register(untrustedProxy);
  await app.register(draining);
  await app.register(crossOrigin, { publicUrl, publicApiOrigin });
  await app.register(notFoundHandler, { site });
  await app.register(metrics, { isElsewhere: config.metrics.port !== undefined });
  await app.register(limits, { scale: config.rateLimitScale, database, vault });

  // These store, deliver, delete and watch.
  await app.register(writeQueue, { database });
  await app.register(outbox, {
    config,
    database,
    notificationReaders: {
      "contact-message": findContactNotification,
      application: findApplicationNotification,
    },
    mailReaders: { reply: findDeskMail, "applicant-mail": findDeskMail, "test-mail": findDeskMail },
    onDelivered: { reply: noteAnswered },
    clock,
  });
  await app.register(housekeeping, { rules: retentionRules(database), clock });
  await app.register(backupWatch, { folder: config.backup.folder, clock });

  // These answer. Features do not import each other: here each gets what it needs of the others.
  const answerDueAt = createAnswerDueAt(database.kysely);
  const stores = { writeQueue: app.writeQueue, notify: app.notify, vault, clock, answerDueAt };
  const jobs = { findJobStatus, listJobs: () => listJobs(database.kysely) };
  const understanding = openUnderstanding(dependencies.meenaModel);
  const search = createSearch(() => openQueryReader(understanding));
  await app.register(openApi);
  await app.register(healthRoutes, { database });
  await app.register(metricsListener, {
    ...config.metrics,
    database,
    createListener: (listenerLog) => createServer({ log: listenerLog, trustedProxies: [] }),
  });
  await app.register(contactRoutes, stores);
  await app.register(contactPageRoutes, { ...stores, site });
  await app.register(freightPageRoutes, { site });
  await app.register(jobsRoutes, { database });
  await app.register(applicantsRoutes, { ...stores, ...jobs });
  await app.register(hiringPageRoutes, { ...stores, site, ...jobs });
  await app.register(searchRoutes, { search });
  await app.register(searchPageRoutes, { search, site });
  await app.register(chatbot, {
    understanding,
    listJobs: jobs.listJobs,
    model: config.chatModel,
    vault,
    clock,
    async receiveForTeam(message, client, metadata) {
      const waitSeconds = await app.limits.contact(client);
      return waitSeconds > 0 ? { waitSeconds } : receiveContactMessage(stores, message, metadata);
    },
    findMessageForTeam: (dialogue) => findMessageOfDialogue(database.kysely, vault, dialogue, clock()),
    hashMessage: (message) => hashSubmission(vault, "message", message),
  });
  await app.register(siteRoutes, { site });
  return app;
}

/** The search understands queries as Meena does. Loaded at the first query. */
async function openQueryReader(understanding: OpenUnderstanding) {
  const [{ createQueryReader }, read] = await Promise.all([
    import("./features/chatbot/query-reader.ts"),
    understanding(),
  ]);
  return createQueryReader(read);
}
