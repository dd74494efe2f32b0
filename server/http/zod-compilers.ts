import type { FastifySchemaCompiler, FastifyServerOptions } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import type { z } from "zod";
import { HttpError } from "./errors/http-error.ts";
import { describeProblem } from "./errors/validation-message.ts";

type CompilersFactory = NonNullable<
  NonNullable<FastifyServerOptions["schemaController"]>["compilersFactory"]
>;

/** Checks bodies and queries by their Zod schemas. The error is a sentence that names the wrong field. */
const validateByZod: FastifySchemaCompiler<z.ZodType> = ({ schema }) => {
  return (data: unknown) => {
    const parsed = schema.safeParse(data);
    if (parsed.success) return { value: parsed.data };
    const { message, field } = describeProblem(parsed.error, data, schema);
    return { error: new HttpError(400, message, { field }) };
  };
};

/**
 * Validators and serializers by Zod. Fastify gets them as an option, so that it does not load its own compilers, which
 * weigh more than the rest of it. Its types know no other compilers, hence the cast.
 */
export const compilersFactory = {
  buildValidator: () => validateByZod,
  buildSerializer: () => serializerCompiler,
} as unknown as CompilersFactory;
