import type { FastifyInstance } from "fastify";
import { apiMessages } from "#content/en/api-messages.ts";
import { createServer } from "../http/create-server.ts";
import { draining } from "../http/draining.plugin.ts";
import { errorMapper } from "../http/errors/error-mapper.plugin.ts";
import { HttpError } from "../http/errors/http-error.ts";
import { deskHeaders } from "../http/headers/desk-headers.plugin.ts";
import { requestLog } from "../http/log/request-log.plugin.ts";
import { access } from "./access/access.plugin.ts";
import { attempts } from "./accounts/attempts.plugin.ts";
import { bundleRoutes } from "./bundle/bundle.routes.ts";
import { changes } from "./changes/changes.plugin.ts";
import type { DeskDependencies } from "./desk-dependencies.ts";
import { deskMessages } from "./desk-messages.ts";
import { listApplicants } from "./features/applicants/applicants.list.ts";
import { deskApplicantsRoutes } from "./features/applicants/desk-applicants.routes.ts";
import { auditRoutes } from "./features/audit/audit.routes.ts";
import { chatRoutes } from "./features/chat/chat.routes.ts";
import { dashboardRoutes } from "./features/dashboard/dashboard.routes.ts";
import { eventsRoutes } from "./features/events/events.routes.ts";
import { countNeglected } from "./features/inbox/inbox.counts.ts";
import { inboxViewerOf } from "./features/inbox/inbox.filter.ts";
import { listInbox } from "./features/inbox/inbox.list.ts";
import { inboxRoutes } from "./features/inbox/inbox.routes.ts";
import { searchJobs } from "./features/jobs/desk-jobs.repository.ts";
import { deskJobsRoutes } from "./features/jobs/desk-jobs.routes.ts";
import { meRoutes } from "./features/me/me.routes.ts";
import { outboxRoutes } from "./features/outbox/outbox.routes.ts";
import { peopleRoutes } from "./features/people/people.routes.ts";
import { savedRepliesRoutes } from "./features/saved/saved-replies.routes.ts";
import { savedViewsRoutes } from "./features/saved/saved-views.routes.ts";
import { type DeskSearchOptions, deskSearchRoutes } from "./features/search/desk-search.routes.ts";
import { sessionRoutes } from "./features/session/session.routes.ts";
import { settingsRoutes } from "./features/settings/settings.routes.ts";
import { stagesRoutes } from "./features/stages/stages.routes.ts";
import { undoRoutes } from "./features/undo/undo.routes.ts";
import { live } from "./live/live.plugin.ts";
import { erase } from "./records/erase.plugin.ts";

/**
 * Builds the desk's server without listening. It shares database, vault and write queue with the site, but no route.
 */
export async function buildDesk(dependencies: DeskDependencies): Promise<FastifyInstance> {
  const { config, database, log } = dependencies;
  const app = createServer({ log, trustedProxies: config.trustedProxies });

  // Hooks and handlers for all routes. Hooks run in this order. `access` checks the routes after it.
  await app.register(errorMapper, { database, unexpected: deskMessages.unexpected });
  await app.register(requestLog);
  await app.register(draining);
  await app.register(deskHeaders);
  // bundleRoutes answers every GET; this is for the other methods.
  app.setNotFoundHandler(() => {
    throw new HttpError(404, apiMessages.nothingThere);
  });
  const features = [
    sessionRoutes,
    meRoutes,
    peopleRoutes,
    inboxRoutes,
    savedRepliesRoutes,
    savedViewsRoutes,
    deskApplicantsRoutes,
    stagesRoutes,
    deskJobsRoutes,
    outboxRoutes,
    auditRoutes,
    settingsRoutes,
    chatRoutes,
    undoRoutes,
    eventsRoutes,
    bundleRoutes,
  ];
  for (const plugin of [access, changes, attempts, erase, live, ...features])
    await app.register<DeskDependencies>(plugin, dependencies);
  await app.register(dashboardRoutes, {
    ...dependencies,
    countNeglected: (staff) => countNeglected(database, inboxViewerOf(dependencies, staff)),
  });
  await app.register(deskSearchRoutes, searchedLists(dependencies));
  return app;
}

/** The lists of other features, which the search may not import. */
function searchedLists(dependencies: DeskDependencies): DeskSearchOptions {
  const { database } = dependencies;
  return {
    async findMessages(staff, q, limit) {
      const query = { q, limit, box: "all", snoozed: "show", sort: "newest" } as const;
      return (await listInbox(database, inboxViewerOf(dependencies, staff), query)).items;
    },
    async findApplicants(staff, q, limit) {
      const query = { q, limit, box: "all", sort: "newest" } as const;
      return (await listApplicants(database, staff, query)).items;
    },
    findJobs: (q, limit) => searchJobs(database.readOnly, q, limit),
  };
}
