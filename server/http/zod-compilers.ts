import type { FastifySchemaCompiler, FastifyServerOptions } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import type { z } from "zod";
import { HttpError } from "./errors/http-error.ts";
import { describeProblem } from "./errors/validation-message.ts";

type CompilersFactory = NonNullable<
  NonNullable<FastifyServerOptions["schemaController"]>["compilersFactory"]
>;

/** @returns the data as the schema reads it, or an error 400 that names the wrong field. */
export function validateByZod<Data>(
  schema: z.ZodType<Data>,
  data: unknown,
): { readonly value: Data; readonly error?: never } | { readonly error: HttpError } {
  const parsed = schema.safeParse(data);
  if (parsed.success) return { value: parsed.data };
  const { message, field } = describeProblem(parsed.error, data, schema);
  return { error: new HttpError(400, message, { field }) };
}

/** Checks bodies and queries by their Zod schemas. */
const compileValidator: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data: unknown) =>
    validateByZod(schema, data);

/**
 * Validators and serializers by Zod. As an option they keep Fastify from loading its own compilers, which are larger
 * than the rest of Fastify. The cast: Fastify's types know only its own.
 */
export const compilersFactory = {
  buildValidator: () => compileValidator,
  buildSerializer: () => serializerCompiler,
} as unknown as CompilersFactory;
