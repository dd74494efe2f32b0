import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { idParamsSchema } from "#contract/desk/common.ts";
import { type DeskEndpoint, type DeskEndpointName, deskEndpoints } from "#contract/desk/desk-endpoints.ts";
import { requestLine } from "#contract/desk/request-line.ts";
import type { DeskSession } from "../accounts/sessions.repository.ts";
import type { SignedInStaff } from "../accounts/staff.repository.ts";

type Endpoints = typeof deskEndpoints;

/** The validated query or body of a request; undefined for an endpoint without one. */
type Parsed<Name extends DeskEndpointName, Part extends "query" | "body"> =
  Endpoints[Name] extends Readonly<Record<Part, infer Schema extends z.ZodType>>
    ? z.output<Schema>
    : undefined;

type ResponseBody<Name extends DeskEndpointName> = Endpoints[Name] extends {
  readonly response: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : unknown;

/** `Then` for an endpoint whose caller has a session, else `Else`. */
type Signed<Name extends DeskEndpointName, Then, Else> = Endpoints[Name]["access"] extends "everybody"
  ? Else
  : Then;

/** A permitted request, with its query and body validated. */
interface EndpointRequest<Name extends DeskEndpointName> {
  readonly id: Name extends `${string}/:id${string}` ? string : undefined;
  readonly query: Parsed<Name, "query">;
  readonly body: Parsed<Name, "body">;
  readonly session: Signed<Name, DeskSession, DeskSession | undefined>;
  readonly staff: Signed<Name, SignedInStaff, undefined>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A function for each endpoint, which returns the response's body. */
type Handlers = {
  readonly [Name in DeskEndpointName]?: (
    request: EndpointRequest<Name>,
  ) => ResponseBody<Name> | Promise<ResponseBody<Name>>;
};

/** Adds routes for endpoints of the contract, which has their permissions, schemas and statuses. */
export function handleEndpoints(app: FastifyInstance, handlers: Handlers): void {
  for (const [name, handler] of Object.entries(handlers) as [DeskEndpointName, Handler][]) {
    const { method, path } = requestLine(name);
    const { access, query, body, response, status = 200 }: DeskEndpoint = deskEndpoints[name];
    app.route({
      method,
      url: path,
      config: { access },
      schema: {
        ...(path.includes(":id") && { params: idParamsSchema }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        ...(typeof response === "object" && { response: { [status]: response } }),
      },
      async handler(request, reply) {
        const { id } = request.params as { readonly id?: string };
        const session = request.deskSession ?? undefined;
        const result = await handler({
          id,
          query: request.query,
          body: request.body,
          session,
          staff: session?.staff,
          request,
          reply,
        });
        if (response === "stream") return result;
        return response ? reply.code(status).send(result) : reply.code(204).send();
      },
    });
  }
}

type Handler = (request: { readonly [Part in keyof EndpointRequest<DeskEndpointName>]: unknown }) => unknown;
