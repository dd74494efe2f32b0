import type { RecordPart } from "#contract/desk/kinds.ts";
import { isPermitted, type Role } from "#contract/desk/roles.ts";
import { HttpError } from "../http/errors/http-error.ts";
import { deskMessages } from "./desk-messages.ts";

/** For a record that is not there, or was erased. */
export function notFound(): HttpError {
  return new HttpError(404, deskMessages.notFound);
}

/** @returns the record that was looked for. @throws HttpError 404 when there is none. */
export function requireFound<Row>(row: Row | undefined): Row {
  if (row === undefined) throw notFound();
  return row;
}

/**
 * @returns the record, in the version that the caller saw.
 *
 * @throws HttpError 404 if it is gone, 409 if it has changed.
 */
export function requireVersion<Row extends { readonly version: number }>(
  row: Row | undefined,
  version: number,
): Row {
  const stored = requireFound(row);
  if (stored.version !== version) throw new HttpError(409, deskMessages.changedMeanwhile);
  return stored;
}

/** @throws HttpError 403 unless the role may write in this part of the desk. */
export function requireWriter(role: Role, part: RecordPart): void {
  if (!isPermitted(role, `${part}.write`)) throw new HttpError(403, deskMessages.notPermitted);
}

/** @returns the address of a mail. @throws HttpError 409 when there is none. */
export function requireAddress(address: string | null | undefined): string {
  if (!address) throw new HttpError(409, deskMessages.noMailAddress);
  return address;
}

/** For a text that is no cursor of a list. */
export function unknownCursor(): HttpError {
  return new HttpError(400, deskMessages.unknownCursor, { field: "cursor" });
}
