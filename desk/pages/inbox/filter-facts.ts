import type { MessageStatus } from "#contract/desk/inbox.ts";
import type { Colleague } from "#desk/api/staff.ts";
import { receivedFact } from "#desk/records/received-fact.ts";
import { common } from "#desk/words/common.ts";
import { exportWords } from "#desk/words/export.ts";
import { statusNames, inboxWords as words } from "#desk/words/inbox.ts";
import { partsOf, viewOf } from "./inbox-views.ts";

/** What a filter of the inbox lets through, in words. */
export function filterFacts(filter: string, staff: readonly Colleague[]): string[] {
  const parts = partsOf(filter);
  const { q } = parts;
  const view = viewOf(filter);
  const named = view ? [exportWords.view(words.view[view.id])] : flagsOf(parts);
  return [
    ...named,
    ...(view ? [] : choicesOf(parts, staff)),
    ...receivedFact(parts),
    ...(q ? [exportWords.facts.search(q)] : []),
  ];
}

type Parts = ReturnType<typeof partsOf>;

function flagsOf(parts: Parts): string[] {
  const { view } = words;
  return [
    parts.box === "quarantine" && view.quarantine,
    parts.snoozed === "only" && view.snoozed,
    parts.overdue !== undefined && view.overdue,
    parts.unread !== undefined && view.unread,
    parts.mentioned !== undefined && view.mentioned,
  ].filter((name) => name !== false);
}

function choicesOf({ status, owner }: Parts, staff: readonly Colleague[]): string[] {
  const { facts } = exportWords;
  const statuses = status?.split(",") ?? [];
  const names: Readonly<Record<string, string>> = { me: words.myself, none: common.nobody };
  return [
    statuses.length > 0 &&
      facts.status(statuses.map((name) => statusNames[name as MessageStatus] ?? name).join(", ")),
    owner !== undefined &&
      facts.owner(names[owner] ?? staff.find(({ id }) => id === owner)?.name ?? words.noOwner),
  ].filter((fact) => fact !== false);
}
