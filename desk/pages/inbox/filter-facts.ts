import type { MessageStatus } from "#contract/desk/inbox.ts";
import type { Colleague } from "#desk/api/staff.ts";
import { receivedFact } from "#desk/records/received-fact.ts";
import { common } from "#desk/words/common.ts";
import { exportWords } from "#desk/words/export.ts";
import { statusNames, inboxWords as words } from "#desk/words/inbox.ts";
import { viewOf } from "./inbox-views.ts";

/** What a filter of the inbox lets through, in words. */
export function filterFacts(filter: string, staff: readonly Colleague[]): string[] {
  const query = new URLSearchParams(filter);
  const { facts } = exportWords;
  const q = query.get("q");
  const view = viewOf(filter);
  const named = view ? [exportWords.view(words.view[view.id])] : flagsOf(query);
  return [
    ...named,
    ...(view ? [] : choicesOf(query, staff)),
    ...receivedFact(query),
    ...(q ? [facts.search(q)] : []),
  ];
}

function flagsOf(query: URLSearchParams): string[] {
  const { view } = words;
  return [
    query.get("box") === "quarantine" && view.quarantine,
    query.get("snoozed") === "only" && view.snoozed,
    query.has("overdue") && view.overdue,
    query.has("unread") && view.unread,
    query.has("mentioned") && view.mentioned,
  ].filter((name) => name !== false);
}

function choicesOf(query: URLSearchParams, staff: readonly Colleague[]): string[] {
  const { facts } = exportWords;
  const statuses = query.get("status")?.split(",") ?? [];
  const owner = query.get("owner");
  const names: Readonly<Record<string, string>> = { me: words.myself, none: common.nobody };
  return [
    statuses.length > 0 &&
      facts.status(statuses.map((status) => statusNames[status as MessageStatus] ?? status).join(", ")),
    owner !== null &&
      facts.owner(names[owner] ?? staff.find(({ id }) => id === owner)?.name ?? words.noOwner),
  ].filter((fact) => fact !== false);
}
