import type { FastifySchemaCompiler, FastifyServerOptions } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import type { core, z } from "zod";
import { apiMessages } from "#content/en/api-messages.ts";
import { HttpError } from "../errors.ts";

type CompilersFactory = NonNullable<
  NonNullable<FastifyServerOptions["schemaController"]>["compilersFactory"]
>;

/** Checks bodies and queries by their Zod schemas; what fails is told in a sentence that names the field. */
const validateByZod: FastifySchemaCompiler<z.ZodType> = ({ schema }) => {
  return (data: unknown) => {
    const parsed = schema.safeParse(data);
    return parsed.success
      ? { value: parsed.data }
      : { error: new HttpError(400, describeProblem(parsed.error, data)) };
  };
};

/**
 * Checks and writes by Zod. Given to Fastify as an option and not set later, so that it does not load compilers of its
 * own, which weigh more than the rest of it. Its types know no others, hence the cast.
 */
export const compilersFactory = {
  buildValidator: () => validateByZod,
  buildSerializer: () => serializerCompiler,
} as unknown as CompilersFactory;

/** Puts the first thing that is wrong into a sentence that names the field and the remedy. */
export function describeProblem(error: core.$ZodError, data: unknown): string {
  const [issue] = error.issues;
  const name = issue?.path[0];
  if (issue === undefined || name === undefined) {
    return data === undefined || data === null ? apiMessages.noBody : apiMessages.notAnObject;
  }
  const field = apiMessages.fields[String(name)] ?? String(name);
  if (issue.code === "too_big")
    return apiMessages.tooLong(field, Number(issue.maximum).toLocaleString("en-IN"));
  const misshapen = issue.code === "invalid_format" && apiMessages.misshapen[String(name)];
  if (misshapen) return misshapen;
  return issue.code === "invalid_type" && isGiven(data, name)
    ? apiMessages.notText(field)
    : (apiMessages.unchosen[String(name)] ?? apiMessages.missing(field));
}

function isGiven(data: unknown, name: PropertyKey): boolean {
  const value = (data as Readonly<Record<PropertyKey, unknown>>)[name];
  return value !== undefined && value !== null;
}
