import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  fastify,
  LogController,
} from "fastify";
import { apiMessages } from "#content/en/api-messages.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/connect.ts";
import { type RunGathered, runTogether } from "./database/gather.ts";
import { type Chore, createHousekeeping } from "./database/housekeeping.ts";
import { forgetKeys, keyLifetimeMs } from "./database/idempotency.ts";
import { forgetClients, takeShared } from "./database/rate-limits.ts";
import { createSubmissions, type Submissions } from "./database/submissions.ts";
import { registerApplicants } from "./features/applicants/applicants.routes.ts";
import { readApplicationNotice } from "./features/applicants/application-notice.ts";
import { registerHiringPage } from "./features/applicants/hiring-page.routes.ts";
import { forgetChatTurns } from "./features/chatbot/chatbot.repository.ts";
import { registerChatbot } from "./features/chatbot/chatbot.routes.ts";
import { createMemoryKeeper } from "./features/chatbot/conversation-state.ts";
import { openEngine } from "./features/chatbot/open-engine.ts";
import { createTurnLog } from "./features/chatbot/turn-log.ts";
import { registerContact } from "./features/contact/contact.routes.ts";
import { registerContactForm } from "./features/contact/contact-form.routes.ts";
import { readContactNotice } from "./features/contact/contact-notice.ts";
import { type ContactReceiver, receiveContactMessage } from "./features/contact/receive-contact-message.ts";
import { findJobStatus, listJobs } from "./features/jobs/jobs.repository.ts";
import { registerJobs } from "./features/jobs/jobs.routes.ts";
import { registerSearch } from "./features/search/search.routes.ts";
import { createSearch } from "./features/search/search.ts";
import { registerSearchPage } from "./features/search/search-page.routes.ts";
import { answerErrors, createExplainer } from "./http/answer-errors.ts";
import { answerUnknown, rememberMethods } from "./http/answer-unknown.ts";
import { answerClientError } from "./http/client-errors.ts";
import { allowSiteOrigin } from "./http/cross-origin.ts";
import { takeDocumentShortcut } from "./http/document-shortcut.ts";
import { endConnectionsWhenDraining } from "./http/draining.ts";
import { registerHealth } from "./http/health.routes.ts";
import { createMetrics, type Metrics } from "./http/metrics.ts";
import { registerOpenApi } from "./http/openapi.ts";
import { createRateLimiter, type RateLimit, type TakeFromLimit } from "./http/rate-limit.ts";
import { createRequestIds, logRequests } from "./http/request-log.ts";
import { addSecurityHeaders, closedHeaders } from "./http/security-headers.ts";
import { createSharedRateLimiter } from "./http/shared-rate-limit.ts";
import { registerSite } from "./http/site.routes.ts";
import type { Site } from "./http/site.ts";
import { compilersFactory } from "./http/validation-message.ts";
import { createMailChannel } from "./outbox/mail.channel.ts";
import type { Channel } from "./outbox/notice.ts";
import { deliveredLifetimeMs, forgetDelivered } from "./outbox/outbox.repository.ts";
import { createOutbox, type Outbox } from "./outbox/outbox.ts";
import { measureOutbox } from "./outbox/outbox-metrics.ts";
import { createWebhookChannel } from "./outbox/webhook.channel.ts";
import type { Vault } from "./vault/vault.ts";

export interface AppDependencies {
  readonly config: Config;
  readonly database: Database;
  readonly vault: Vault;
  readonly site: Site;
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
}

/** Ten thousand characters of message, each of them escaped, and room to spare. */
const bodyLimitBytes = 256 * 1024;
/** A slow phone sends its form within this; a client that dawdles on purpose holds no connection for longer. */
const headersTimeoutMs = 10_000;
const requestTimeoutMs = 20_000;
/** Nothing moves, in neither direction: a reader that stopped reading would hold its answer for ever. */
const stallTimeoutMs = 20_000;
const keepAliveTimeoutMs = 65_000;
/** Node looks for clients that are too slow only this often; its default would add half a minute. */
const timeoutCheckMs = 2_000;

/** More than any person writes, few enough to make flooding dull. */
const contactLimit: RateLimit = { burst: 10, perMinute: 6 };
/** On a mobile network many people share one address, so it is no less for applications. */
const applicantsLimit: RateLimit = { burst: 10, perMinute: 6 };
/** Faster than anybody types, also when an office shares the address. */
const chatLimit: RateLimit = { burst: 30, perMinute: 30 };
/** As long as the privacy policy says (legal-facts.ts). */
const chatTurnsKeptMs = 90 * 24 * 60 * 60_000;

/** Builds the whole server without listening. Production and tests build it alike. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, database, vault, site, clock, log } = dependencies;
  const nextRequestId = createRequestIds();
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "request" }),
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    connectionTimeout: stallTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
    http: { headersTimeout: headersTimeoutMs, connectionsCheckingInterval: timeoutCheckMs },
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    // Such keys are unknown fields like any other, and unknown fields are ignored.
    onProtoPoisoning: "remove",
    onConstructorPoisoning: "remove",
    genReqId: nextRequestId,
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: true },
    schemaController: { compilersFactory },
    clientErrorHandler: answerClientError,
    // An address that cannot be decoded reaches neither hooks nor routes.
    frameworkErrors: (_error, _request, reply: FastifyReply) =>
      reply.code(400).headers(closedHeaders).send({ message: apiMessages.malformedRequest }),
  });
  app.removeContentTypeParser("text/plain");

  const explain = createExplainer(database);
  answerErrors(app, explain);
  addSecurityHeaders(app);
  logRequests(app);
  endConnectionsWhenDraining(app);
  const allowedMethods = rememberMethods(app);
  allowSiteOrigin(app, config.publicUrl, config.publicApiOrigin);
  const metrics = createMetrics(app);

  const submissions = createSubmissions(database, (size) => {
    metrics.observeCommit(size);
    outbox.wake();
  });
  app.addHook("onClose", () => submissions.drain());
  const outbox = runOutbox(app, dependencies, submissions, metrics);
  const { notify } = outbox;
  runHousekeeping(app, dependencies, submissions);
  const search = createSearch();
  const { publicApiOrigin } = config;

  registerOpenApi(app);
  registerHealth(app, database);
  const contact = {
    receiver: { submissions, notify },
    clock,
    takeFromLimit: limiter("contact", contactLimit, dependencies),
  };
  registerContact(app, contact);
  registerJobs(app, database);
  const receiver = { submissions, vault, findJobStatus, notify };
  const applicants = { receiver, clock, takeFromLimit: limiter("applicants", applicantsLimit, dependencies) };
  registerApplicants(app, applicants);
  registerSearch(app, search);
  runChatbot(app, dependencies, contact.receiver);
  // Each in a scope of its own: only a form's address takes what forms send.
  await app.register(async (scope) =>
    registerContactForm(scope, { ...contact, site, publicApiOrigin, explain }),
  );
  await app.register(async (scope) =>
    registerHiringPage(scope, {
      ...applicants,
      site,
      publicApiOrigin,
      explain,
      listJobs: () => listJobs(database.kysely),
    }),
  );
  registerSearchPage(app, search, site, publicApiOrigin);
  const answers = registerSite(app, site, publicApiOrigin);
  answerUnknown(app, answers, allowedMethods);
  const { documents } = answers;
  takeDocumentShortcut(app, { documents, nextRequestId, measure: metrics.measureRequest });
  return app;
}

/** The outbox, which delivers while the app listens. */
function runOutbox(
  app: FastifyInstance,
  { config, database, clock, log }: AppDependencies,
  submissions: Submissions,
  { registry }: Metrics,
): Outbox {
  const channels: Channel[] = [];
  if (config.mail) channels.push(createMailChannel(config.mail));
  if (config.webhook) channels.push(createWebhookChannel(config.webhook, clock));
  const outbox = createOutbox({
    database,
    submissions,
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
function runChatbot(app: FastifyInstance, dependencies: AppDependencies, receiver: ContactReceiver): void {
  const { config, database, vault, clock, log } = dependencies;
  const turns = createTurnLog(receiver.submissions, log);
  app.addHook("onClose", () => turns.close());
  const engine = openEngine({
    listJobs: () => listJobs(database.kysely),
    sendToTeam: async (message) =>
      (await receiveContactMessage(receiver, message, { now: clock() })).reference,
    model: config.chatModel,
    log,
  });
  const memories = createMemoryKeeper(vault.fingerprint("key of the chat's state", "1"));
  const takeFromLimit = limiter("chat", chatLimit, dependencies);
  registerChatbot(app, { engine, memories, turns, clock, takeFromLimit });
}

/** What grows is forgotten in time, while the app listens. */
function runHousekeeping(
  app: FastifyInstance,
  { database, clock, log }: AppDependencies,
  submissions: Submissions,
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
  const housekeeping = createHousekeeping(submissions, chores, clock, log);
  app.addHook("onListen", async () => housekeeping.start());
  app.addHook("onClose", () => housekeeping.stop());
}

/** Of one kind of call: in this process's memory, or on PostgreSQL shared by all processes. */
function limiter(
  scope: string,
  { burst, perMinute }: RateLimit,
  { config, database, vault, log }: AppDependencies,
): TakeFromLimit {
  const scale = config.rateLimitScale;
  const scaled = { burst: burst * scale, perMinute: perMinute * scale };
  const nowMs = () => performance.now();
  const local = createRateLimiter(scaled, nowMs);
  if (database.engine !== "postgres") return local;
  // An address is personal data: the database knows it by a keyed hash, which only those with the vault's key can make.
  const gather = runTogether(database.kysely);
  const take: RunGathered<string, number> = (through, clients) =>
    takeShared(through, { scope, ...scaled }, clients);
  const shared = (client: string) => gather(take, vault.fingerprint("rate limit", client));
  return createSharedRateLimiter({ local, shared, nowMs, log });
}
