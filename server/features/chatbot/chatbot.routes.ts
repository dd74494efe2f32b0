import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { apiErrorSchema } from "#contract/api-error.ts";
import { apiPaths } from "#contract/api-paths.ts";
import { type ChatReply, type ChatRequest, chatReplySchema, chatRequestSchema } from "#contract/chat.ts";
import type { ContactMessage } from "#contract/contact.ts";
import { maskIdentityNumbers } from "#contract/identity-numbers.ts";
import { clientOf, rateLimitHook } from "../../http/limits/rate-limit.ts";
import { chatBodyLimitBytes } from "../../limits.ts";
import type { SubmissionMetadata } from "../../submissions/receive-submission.ts";
import type { MemoryKeeper } from "./conversation/conversation-state.ts";
import { redact } from "./conversation/redact.ts";
import type { TurnLog } from "./conversation/turn-log.ts";
import type { EngineCall } from "./dialogue/conversation.ts";
import {
  isHasty,
  type MessageForTeam,
  passedOnIn,
  type SendOutcome,
  withReference,
} from "./dialogue/hand-over.ts";
import type { Engine } from "./engine.ts";

export interface ChatbotOptions {
  /** Made at the first message: until then nobody pays for her indexes. */
  readonly engine: () => Promise<Engine>;
  readonly memories: MemoryKeeper;
  readonly turns: TurnLog;
  readonly clock: () => Date;
  /** Stores a contact message durably, unless the client has sent too many. */
  readonly receiveForTeam: (
    message: ContactMessage,
    client: string,
    metadata: SubmissionMetadata,
  ) => Promise<SendOutcome>;
  /** The message, already stored, that the hand-over with this id ended with. */
  readonly findMessageForTeam: (handOverId: string) => Promise<MessageForTeam | undefined>;
  /** Under it two messages for the team count as the same. */
  readonly hashMessage: (message: ContactMessage) => string;
  /** A turn's id: the same texts give the same id. */
  readonly hashTurn: (text: string) => string;
}

/** POST /api/v1/chatbot */
export async function chatbotRoutes(app: FastifyInstance, options: ChatbotOptions): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().post(
    apiPaths.chatbot,
    {
      bodyLimit: chatBodyLimitBytes,
      onRequest: rateLimitHook(app.limits.chat),
      schema: {
        summary: "Say something to Meena, the assistant",
        description:
          "Send the state of the last answer along, as it came. A state that is too old or not hers begins a new conversation. When no answer comes, send the same again: nothing is stored twice.",
        body: chatRequestSchema,
        response: {
          200: chatReplySchema,
          400: apiErrorSchema.describe("The message is missing or too long; the message says so."),
          413: apiErrorSchema.describe("The body is too large."),
          415: apiErrorSchema.describe("The body is not application/json."),
          429: apiErrorSchema.describe("Too many messages; the Retry-After header tells when to go on."),
          503: apiErrorSchema.describe("A message for the team could not be stored; try again later."),
        },
      },
    },
    async (request, reply) => {
      const now = options.clock();
      const call = engineCall(request.body, clientOf(request), now, options);
      const answer = await answerMessage(request.body, call, options);
      return reply.header("cache-control", "no-store").send(answer);
    },
  );
}

function engineCall(
  { sessionId, state }: ChatRequest,
  client: string,
  now: Date,
  { receiveForTeam, findMessageForTeam, hashMessage }: ChatbotOptions,
): EngineCall {
  return {
    now,
    async findPassedOn({ id }) {
      const message = await findMessageForTeam(id);
      return message && passedOnIn(message);
    },
    async sendToTeam(message, handOver, matter) {
      // One that is whole when it begins has a new id at each try. Its conversation tells that it is the same.
      const id = handOver.isWhole ? hashOf(`${sessionId} ${state}`) : handOver.id;
      const comparedBy = { ...message, query: matter };
      const first = await findMessageForTeam(handOver.id);
      const outcome = await receiveForTeam(withReference(message, first?.reference), client, {
        // Another matter, said after an answer was lost, is another message: nothing that was said is dropped.
        key: `hand-over ${id} ${hashMessage(comparedBy)}`,
        comparedBy,
        dialogue: handOver.id,
        quarantine: isHasty(handOver, now) ? "haste" : undefined,
        now,
      });
      // Whatever follows belongs to the message that the team has.
      return first && "reference" in outcome ? { reference: first.reference } : outcome;
    },
  };
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

async function answerMessage(
  { message, sessionId, state }: ChatRequest,
  call: EngineCall,
  { engine, memories, turns, hashTurn }: ChatbotOptions,
): Promise<ChatReply> {
  const { now } = call;
  const answer = await (await engine())(message, memories.read(state, now), call);
  const { reply, outcome, sources, suggestions, memory, topic, handOverQuestion } = answer;
  const { language = "en", handOver } = memory;
  turns.add({
    // A message that is sent again after its answer was lost is the same turn. Each state is another one. A conversation
    // that begins has none, and a visitor may begin one with the same words on another day.
    id: hashTurn(JSON.stringify([sessionId, state || now.toISOString().slice(0, 10), message])),
    // A client may put anything into it.
    sessionId: maskIdentityNumbers(sessionId),
    language,
    message: redact(message),
    // A hand-over reads back what the visitor wrote, and on which number they want to be called.
    reply: outcome === "handed-over" || handOver ? redact(reply) : reply,
    outcome,
    topic,
    at: now,
  });
  return {
    reply,
    outcome,
    sources: [...sources],
    state: memories.write(memory, now),
    ...(suggestions.length > 0 ? { suggestions: [...suggestions] } : {}),
    ...(handOver && handOverQuestion && { handOver: { id: handOver.id, question: handOverQuestion } }),
  };
}
