import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { idParamsSchema } from "#contract/desk/common.ts";
import { type DeskCall, type DeskCallName, deskCalls } from "#contract/desk/desk-calls.ts";
import { requestLine } from "#contract/desk/request-line.ts";
import type { DeskSession } from "../accounts/sessions.repository.ts";
import type { SignedInStaff } from "../accounts/staff.repository.ts";

type Calls = typeof deskCalls;

/** The checked query or body of a call; undefined for a call without one. */
type Parsed<Name extends DeskCallName, Part extends "query" | "body"> =
  Calls[Name] extends Readonly<Record<Part, infer Schema extends z.ZodType>> ? z.output<Schema> : undefined;

type Answer<Name extends DeskCallName> = Calls[Name] extends {
  readonly answer: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : unknown;

/** `Then` for a call whose caller has a session, else `Else`. */
type Signed<Name extends DeskCallName, Then, Else> = Calls[Name]["access"] extends "everybody" ? Else : Then;

/** A permitted call, with its query and body checked. */
interface CallContext<Name extends DeskCallName> {
  readonly id: Name extends `${string}/:id${string}` ? string : undefined;
  readonly query: Parsed<Name, "query">;
  readonly body: Parsed<Name, "body">;
  readonly session: Signed<Name, DeskSession, DeskSession | undefined>;
  readonly staff: Signed<Name, SignedInStaff, undefined>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A function for each call, which returns the answer. */
type Handlers = {
  readonly [Name in DeskCallName]?: (call: CallContext<Name>) => Answer<Name> | Promise<Answer<Name>>;
};

/** Adds routes for calls of the contract, which has their permissions, schemas and statuses. */
export function answerCalls(app: FastifyInstance, handlers: Handlers): void {
  for (const [name, handler] of Object.entries(handlers) as [DeskCallName, Handler][]) {
    const { method, path } = requestLine(name);
    const { access, query, body, answer, status = 200 }: DeskCall = deskCalls[name];
    app.route({
      method,
      url: path,
      config: { access },
      schema: {
        ...(path.includes(":id") && { params: idParamsSchema }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        ...(typeof answer === "object" && { response: { [status]: answer } }),
      },
      async handler(request, reply) {
        const { id } = request.params as { readonly id?: string };
        const session = request.deskSession ?? undefined;
        const answered = await handler({
          id,
          query: request.query,
          body: request.body,
          session,
          staff: session?.staff,
          request,
          reply,
        });
        if (answer === "stream") return answered;
        return answer ? reply.code(status).send(answered) : reply.code(204).send();
      },
    });
  }
}

type Handler = (call: { readonly [Part in keyof CallContext<DeskCallName>]: unknown }) => unknown;
