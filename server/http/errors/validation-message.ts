import { type core, z } from "zod";
import { apiMessages } from "#content/en/api-messages.ts";
import type { ApiError } from "#contract/api-error.ts";
import { applicationSchema } from "#contract/applicants.ts";
import { contactMessageSchema } from "#contract/contact.ts";

/** The schemas of the site's form fields. Fields of the desk have the same names and other meanings. */
const formFields: ReadonlySet<unknown> = new Set([
  ...Object.values(contactMessageSchema.shape),
  ...Object.values(applicationSchema.shape),
]);

/** The first problem of refused data, as a sentence that names the field and the remedy. */
export function describeProblem(error: core.$ZodError, data: unknown, schema: z.ZodType): ApiError {
  const [issue] = error.issues;
  const field = issue?.path[0];
  if (issue === undefined || field === undefined) {
    return { message: data === undefined || data === null ? apiMessages.noBody : apiMessages.notAnObject };
  }
  return { message: describeIssue(issue, data, schema), field: String(field) };
}

function describeIssue(issue: core.$ZodIssue, data: unknown, schema: z.ZodType): string {
  // People know "subject" of `mail.subject`, and "ids" of `ids[3]`.
  const field = String(issue.path.findLast((key) => typeof key === "string"));
  const fieldSchema = schemaAt(schema, issue.path);
  const isOfForm = formFields.has(fieldSchema);
  const name = (isOfForm ? apiMessages.fields : apiMessages.otherFields)[field] ?? wordsOf(field);
  const value = valueAt(data, issue.path);
  const isGiven = value !== undefined && value !== null;
  const unchosen = apiMessages.unchosen[field];
  if (isOfForm && unchosen) return unchosen;
  switch (issue.code) {
    case "too_big":
      return apiMessages.tooMuch[kindOfLimit(issue.origin)](name, inDigits(issue.maximum));
    case "too_small":
      if (value === "" || (issue.origin === "string" && issue.minimum === 1))
        return apiMessages.missing(name);
      return apiMessages.tooLittle[kindOfLimit(issue.origin)](name, inDigits(issue.minimum));
    case "invalid_type": {
      const kind = apiMessages.kinds[issue.expected];
      // Only site forms suggest omitting the field; in a desk change that would drop the user's edit.
      const isOptional = isOfForm && fieldSchema?.safeParse(undefined).success;
      if (!isGiven && !isOptional) return apiMessages.missing(name);
      const wrong = kind ? apiMessages.notOfKind(name, kind) : apiMessages.unfit(name);
      return isOptional ? `${wrong} ${apiMessages.orNothing}` : wrong;
    }
    case "invalid_value":
      return isGiven ? apiMessages.notOneOf(name, issue.values.join(", ")) : apiMessages.missing(name);
    default:
      return (
        (isOfForm ? apiMessages.invalidFormat : apiMessages.otherInvalidFormat)[field] ??
        apiMessages.unfit(name)
      );
  }
}

/** Whether a limit counts characters, entries of a list, or is the number itself. */
function kindOfLimit(origin: string): "text" | "list" | "number" {
  if (origin === "string") return "text";
  return origin === "array" ? "list" : "number";
}

function inDigits(limit: number | bigint): string {
  return limit.toLocaleString("en-IN");
}

/** `messagesKeptDays` becomes "messages kept days". */
function wordsOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** The schema at a path; undefined inside a schema of another kind, such as a union. */
function schemaAt(schema: unknown, [key, ...rest]: readonly PropertyKey[]): z.ZodType | undefined {
  if (key === undefined) return schema instanceof z.ZodType ? schema : undefined;
  if (schema instanceof z.ZodObject) return schemaAt(schema.shape[String(key)], rest);
  if (schema instanceof z.ZodArray) return schemaAt(schema.element, rest);
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return isWrapped ? schemaAt(schema.unwrap(), [key, ...rest]) : undefined;
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Readonly<Record<PropertyKey, unknown>> | null | undefined)?.[key],
    data,
  );
}
