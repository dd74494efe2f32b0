import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Config } from "./config.ts";
import type { Database } from "./database/connect.ts";
import { forgetClients } from "./database/rate-limits.ts";
import { registerApplicants } from "./features/applicants/applicants.routes.ts";
import { readApplicationNotice } from "./features/applicants/application-notice.ts";
import { registerHiringPage } from "./features/applicants/hiring-page.routes.ts";
import { forgetChatTurns } from "./features/chatbot/chatbot.repository.ts";
import { type ChatbotDependencies, registerChatbot } from "./features/chatbot/chatbot.routes.ts";
import { createMemoryKeeper } from "./features/chatbot/conversation-state.ts";
import { openEngine } from "./features/chatbot/open-engine.ts";
import { type OpenUnderstanding, openUnderstanding } from "./features/chatbot/open-understanding.ts";
import { createTurnLog } from "./features/chatbot/turn-log.ts";
import { type ContactDependencies, registerContact } from "./features/contact/contact.routes.ts";
import { registerContactForm } from "./features/contact/contact-form.routes.ts";
import { readContactNotice } from "./features/contact/contact-notice.ts";
import { hashOfContactMessage, receiveContactMessage } from "./features/contact/receive-contact-message.ts";
import { findJobStatus, listJobs } from "./features/jobs/jobs.repository.ts";
import { registerJobs } from "./features/jobs/jobs.routes.ts";
import { registerSearch } from "./features/search/search.routes.ts";
import { createSearch } from "./features/search/search.ts";
import { registerSearchPage } from "./features/search/search-page.routes.ts";
import { type Chore, createHousekeeping } from "./housekeeping/housekeeping.ts";
import { createServer } from "./http/create-server.ts";
import { allowSiteOrigin } from "./http/cross-origin.ts";
import { answerErrors, createExplainer, type Explain } from "./http/errors/error-mapper.ts";
import { answerUnknown, rememberMethods } from "./http/errors/not-found.ts";
import { createCallLimiter, createSearchLimiter, type LimitedCall } from "./http/limits/call-limits.ts";
import type { TakeFromLimit } from "./http/limits/rate-limit.ts";
import { watchForUntrustedProxy } from "./http/limits/untrusted-proxy.ts";
import { registerHealth } from "./http/observability/health.routes.ts";
import { createMetrics, type Metrics } from "./http/observability/metrics.ts";
import { createRequestIds, logRequests } from "./http/observability/request-log.ts";
import { registerOpenApi } from "./http/openapi.ts";
import { takeDocumentShortcut } from "./http/site/document-shortcut.ts";
import { endConnectionsWhenDraining } from "./http/site/draining.ts";
import { addSecurityHeaders } from "./http/site/security-headers.ts";
import { registerSite } from "./http/site/site.routes.ts";
import type { Site } from "./http/site/site.ts";
import { forgetKeys, keyLifetimeMs } from "./idempotency/idempotency-keys.ts";
import { createMailChannel } from "./outbox/mail.channel.ts";
import type { Channel, Notify } from "./outbox/notice.ts";
import { deliveredLifetimeMs, forgetDelivered } from "./outbox/outbox.repository.ts";
import { createOutbox, type Outbox } from "./outbox/outbox.ts";
import { measureOutbox } from "./outbox/outbox-metrics.ts";
import { createWebhookChannel } from "./outbox/webhook.channel.ts";
import type { Vault } from "./vault/vault.ts";
import { createWriteQueue, type WriteQueue } from "./write-queue/write-queue.ts";

export interface AppDependencies {
  readonly config: Config;
  readonly database: Database;
  readonly vault: Vault;
  readonly site: Site;
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
}

/** As long as the privacy policy says (legal-facts.ts). */
const chatTurnsKeptMs = 90 * 24 * 60 * 60_000;

/** Builds the whole server without listening. Production and tests build it alike. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, database, site, log } = dependencies;
  const { publicUrl, publicApiOrigin, trustedProxies } = config;
  const nextRequestId = createRequestIds();
  const app = createServer({ log, trustedProxies, nextRequestId });
  const explain = createExplainer(database);
  answerErrors(app, explain);
  addSecurityHeaders(app);
  logRequests(app);
  const readProxyWarnings = watchForUntrustedProxy(app);
  endConnectionsWhenDraining(app);
  const allowedMethods = rememberMethods(app);
  allowSiteOrigin(app, publicUrl, publicApiOrigin);
  const metrics = createMetrics(app);

  const writeQueue = createWriteQueue(database);
  writeQueue.onCommit(metrics.observeCommit);
  app.addHook("onClose", () => writeQueue.drain());
  const outbox = runOutbox(app, dependencies, writeQueue, metrics);
  runHousekeeping(app, dependencies, writeQueue);

  registerOpenApi(app);
  registerHealth(app, database, readProxyWarnings);
  await registerFeatures(app, dependencies, { writeQueue, notify: outbox.notify, explain });
  const answers = registerSite(app, site, publicApiOrigin);
  answerUnknown(app, answers, allowedMethods);
  const { documents } = answers;
  takeDocumentShortcut(app, { documents, nextRequestId, measure: metrics.measureRequest });
  return app;
}

interface FeatureTools {
  readonly writeQueue: WriteQueue;
  readonly notify: Notify;
  readonly explain: Explain;
}

/** Features know nothing of each other: here each gets what it needs of the others. */
async function registerFeatures(
  app: FastifyInstance,
  dependencies: AppDependencies,
  { writeQueue, notify, explain }: FeatureTools,
): Promise<void> {
  const { config, database, vault, site, clock } = dependencies;
  const page = { site, publicApiOrigin: config.publicApiOrigin, explain };

  const contact = {
    writeQueue,
    vault,
    notify,
    clock,
    takeFromLimit: limiter("contact", dependencies),
  };
  registerContact(app, contact);
  registerJobs(app, database);
  const applicants = {
    writeQueue,
    vault,
    findJobStatus,
    notify,
    clock,
    takeFromLimit: limiter("applicants", dependencies),
  };
  registerApplicants(app, applicants);
  const understanding = openUnderstanding();
  const openQueryReader = async () => {
    const [{ createQueryReader }, read] = await Promise.all([
      import("./features/chatbot/query-reader.ts"),
      understanding(),
    ]);
    return createQueryReader(read);
  };
  const search = {
    search: createSearch(openQueryReader),
    takeFromLimit: createSearchLimiter(config.rateLimitScale),
  };
  registerSearch(app, search);
  runChatbot(app, dependencies, { understanding, contact });
  // Each in a scope of its own: only a form's address takes what forms send.
  await app.register(async (scope) => registerContactForm(scope, { ...contact, ...page }));
  await app.register(async (scope) =>
    registerHiringPage(scope, { ...applicants, ...page, listJobs: () => listJobs(database.kysely) }),
  );
  registerSearchPage(app, { ...search, ...page });
}

/** The outbox, which delivers while the app listens. */
function runOutbox(
  app: FastifyInstance,
  { config, database, clock, log }: AppDependencies,
  writeQueue: WriteQueue,
  { registry }: Metrics,
): Outbox {
  const channels: Channel[] = [];
  if (config.mail) channels.push(createMailChannel(config.mail));
  if (config.webhook) channels.push(createWebhookChannel(config.webhook, clock));
  const outbox = createOutbox({
    database,
    writeQueue,
    channels,
    readers: { "contact-message": readContactNotice, application: readApplicationNotice },
    clock,
    log,
    onOutcome: measureOutbox(registry, database, clock),
  });
  app.addHook("onListen", async () => outbox.start());
  // It has to be told of the end before the requests that still run use up the time for it.
  let stopped: Promise<void> | undefined;
  app.addHook("preClose", async () => {
    stopped = outbox.stop();
  });
  app.addHook("onClose", () => stopped);
  return outbox;
}

/** Meena, who answers from the content, knows the open jobs and hands what she cannot answer to the team. */
function runChatbot(
  app: FastifyInstance,
  dependencies: AppDependencies,
  { understanding, contact }: { understanding: OpenUnderstanding; contact: ContactDependencies },
): void {
  const { config, database, vault, clock, log } = dependencies;
  const turns = createTurnLog(contact.writeQueue, log);
  app.addHook("onClose", () => turns.close());
  const engine = openEngine({
    understanding,
    listJobs: () => listJobs(database.kysely),
    model: config.chatModel,
    log,
  });
  const memories = createMemoryKeeper(vault.hmac("key of the chat's state", "1"));
  const takeFromLimit = limiter("chat", dependencies);
  const receiveForTeam: ChatbotDependencies["receiveForTeam"] = async (message, client, arrival) => {
    const waitSeconds = await contact.takeFromLimit(client);
    return waitSeconds > 0 ? { waitSeconds } : receiveContactMessage(contact, message, arrival);
  };
  registerChatbot(app, {
    engine,
    memories,
    turns,
    clock,
    takeFromLimit,
    receiveForTeam,
    hashMessage: (message) => hashOfContactMessage(vault, message),
  });
}

/** What grows is forgotten in time, while the app listens. */
function runHousekeeping(
  app: FastifyInstance,
  { database, clock, log }: AppDependencies,
  writeQueue: WriteQueue,
): void {
  const chores: Chore[] = [
    { name: "idempotency keys", keepMs: keyLifetimeMs, forget: forgetKeys },
    { name: "chat turns", keepMs: chatTurnsKeptMs, forget: forgetChatTurns },
    { name: "delivered notifications", keepMs: deliveredLifetimeMs, forget: forgetDelivered },
  ];
  if (database.engine === "postgres") {
    // A little longer than need be: the clocks of machines differ.
    chores.push({ name: "rate limits", keepMs: 60_000, forget: forgetClients });
  }
  const housekeeping = createHousekeeping(writeQueue, chores, clock, log);
  app.addHook("onListen", async () => housekeeping.start());
  app.addHook("onClose", () => housekeeping.stop());
}

function limiter(call: LimitedCall, { config, database, vault, log }: AppDependencies): TakeFromLimit {
  return createCallLimiter(call, { scale: config.rateLimitScale, database, vault, log });
}
