import type { core } from "zod";
import { apiMessages } from "#content/en/api-messages.ts";
import type { ApiError } from "#contract/api-error.ts";

/** The first problem, as a sentence that names the field and the remedy. */
export function describeProblem(error: core.$ZodError, data: unknown): ApiError {
  const [issue] = error.issues;
  const field = issue?.path[0];
  if (issue === undefined || field === undefined) {
    return { message: data === undefined || data === null ? apiMessages.noBody : apiMessages.notAnObject };
  }
  return { message: describeIssue(issue, String(field), data), field: String(field) };
}

function describeIssue(issue: core.$ZodIssue, field: string, data: unknown): string {
  const name = apiMessages.fields[field] ?? field;
  const unchosen = apiMessages.unchosen[field];
  if (unchosen) return unchosen;
  if (issue.code === "too_big") {
    return apiMessages.tooLong(name, Number(issue.maximum).toLocaleString("en-IN"));
  }
  const misshapen = issue.code === "invalid_format" && apiMessages.misshapen[field];
  if (misshapen) return misshapen;
  const optional = apiMessages.notTextOrNothing[field];
  if (optional) return optional;
  return issue.code === "invalid_type" && isGiven(data, field)
    ? apiMessages.notText(name)
    : apiMessages.missing(name);
}

function isGiven(data: unknown, name: PropertyKey): boolean {
  const value = (data as Readonly<Record<PropertyKey, unknown>>)[name];
  return value !== undefined && value !== null;
}
