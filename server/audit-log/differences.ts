import { isDeepStrictEqual } from "node:util";
import type { AuditDetail } from "./audit-log.repository.ts";

/** Some fields of a record, or all: a field that is undefined is not to be changed. */
type Changes<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | undefined };

/**
 * The fields that a change gives another value: a form sends all of its fields. Undefined when there is none. The record
 * then keeps its version, and the audit log gets no entry.
 */
export function differences<Fields extends object>(
  before: Fields,
  changes: Changes<NoInfer<Fields>>,
): Changes<Fields> | undefined {
  const changed = Object.entries(changes).filter(
    ([name, value]) => value !== undefined && !isDeepStrictEqual(value, before[name as keyof Fields]),
  );
  return changed.length === 0 ? undefined : (Object.fromEntries(changed) as Changes<Fields>);
}

/** For the audit log: the old and the new value of what changed. @param names the fields, each with its name in the log. */
export function fromAndTo<Name extends string>(
  before: { readonly [Field in NoInfer<Name>]: string | null },
  changed: Changes<{ readonly [Field in NoInfer<Name>]: string | null }>,
  names: Readonly<Record<Name, string>>,
): AuditDetail {
  const detail: Record<string, string | null> = {};
  for (const name of Object.keys(names) as Name[]) {
    const after = changed[name];
    if (after === undefined) continue;
    detail[`${names[name]}From`] = before[name];
    detail[`${names[name]}To`] = after;
  }
  return detail;
}
