import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { NoteInput } from "#contract/desk/common.ts";
import type {
  ChangeMessage,
  InboxBulk,
  InboxFound,
  InboxPage,
  Message,
  MessageItem,
  Reply,
} from "#contract/desk/inbox.ts";
import { call } from "#desk/http/call.ts";
import { fullTime } from "#desk/ui/time/format-time.ts";
import { common } from "#desk/words/common.ts";
import { inboxWords, statusNames } from "#desk/words/inbox.ts";
import type { ComparedFields, EditConflict } from "./conflict.ts";
import { useDeskMutation } from "./desk-mutation.ts";
import { keys } from "./keys.ts";
import { usePagedList } from "./paged-list.ts";
import { showAtOnce } from "./show-at-once.ts";
import { shownOwnerAndQuarantine } from "./shown-change.ts";
import { showUndoable } from "./undo.ts";

type Pages = InfiniteData<InboxPage, string | undefined>;

/** The list that a filter lets through, page by page. */
export function useInboxList(filter: string) {
  return usePagedList({
    queryKey: keys.inbox("list", filter),
    read: (page) => call("GET /api/inbox", page),
    filter,
    placeholderData: keepPreviousData,
  });
}

export function useInboxMessage(id: string) {
  return useQuery({
    queryKey: keys.inbox("message", id),
    queryFn: ({ signal }) => readMessage(id, signal),
  });
}

function readMessage(id: string, signal?: AbortSignal): Promise<Message> {
  return call("GET /api/inbox/:id", { id, signal });
}

/** All that the writer of a message sent, with replies and notes, newest first. */
export function usePersonThreads(id: string, enabled: boolean) {
  return useQuery({
    queryKey: keys.inbox("person", id),
    queryFn: ({ signal }) => call("GET /api/inbox/:id/person", { id, signal }),
    enabled,
  });
}

/** Where the messages stand that have these words; nothing without words. */
export function useInboxFound(q: string): InboxFound | undefined {
  return useQuery({
    queryKey: keys.inbox("found", q),
    queryFn: ({ signal }) => call("GET /api/inbox/found", { query: { q }, signal }),
    enabled: q !== "",
  }).data;
}

/** Until when a message can be put off, within the office hours. */
export function useSnoozeTimes() {
  return useQuery({
    queryKey: keys.snoozeTimes(),
    queryFn: ({ signal }) => call("GET /api/inbox/snooze-times", { signal }),
    staleTime: 60_000,
  });
}

/** The filter of the list of a person's unfinished messages. */
export function unfinishedOf(owner: string) {
  return { owner, status: "new,open,waiting", snoozed: "show" };
}

/** A person's unfinished messages. The first hundred are enough to say how many there are. */
export function useUnfinishedOf(owner: string) {
  return useQuery({
    queryKey: keys.inbox("left-behind", owner),
    queryFn: ({ signal }) =>
      call("GET /api/inbox", { query: { ...unfinishedOf(owner), limit: 100 }, signal }),
    staleTime: 0,
  });
}

export type MessageChange = Omit<ChangeMessage, "version">;

/** A change, with the name of its new owner for showing it at once. */
export interface MessageChangeRequest {
  readonly item: MessageItem;
  readonly change: MessageChange;
  readonly ownerName?: string | undefined;
  readonly toastText: string;
}

/** Changes one message: shown at once, taken back if the server refuses, with both versions on a conflict. */
export function useChangeMessage() {
  const client = useQueryClient();
  return useDeskMutation({
    mutationFn: ({ item, change }: MessageChangeRequest) =>
      call("PATCH /api/inbox/:id", { id: item.id, body: { version: item.version, ...change } }),
    onMutate: ({ item, change, ownerName }) =>
      showAtOnce(client, [keys.inbox()], () => patchItem(client, item.id, shownChange(change, ownerName))),
    onSuccess: ({ item, undo }, { toastText }) => {
      patchItem(client, item.id, item);
      showUndoable(toastText, undo);
    },
    conflict: (request): EditConflict<MessageItem, MessageChangeRequest> => ({
      version: request.item.version,
      read: () => readMessage(request.item.id),
      fields: comparedFields,
      applied: (current) => ({ ...current, ...shownChange(request.change, request.ownerName) }),
      retryWith: (item) => ({ ...request, item }),
    }),
    invalidates: ["inbox"],
  });
}

const comparedFields: ComparedFields<MessageItem> = [
  { label: inboxWords.status, of: ({ status }) => statusNames[status] },
  { label: inboxWords.owner, of: ({ owner }) => owner?.name ?? common.nobody },
  { label: inboxWords.snooze, of: ({ snoozedUntil }) => (snoozedUntil ? fullTime(snoozedUntil) : "–") },
];

/** How a message looks once the change is stored. */
function shownChange(change: MessageChange, ownerName?: string): Partial<MessageItem> {
  const { status, snoozedUntil } = change;
  return {
    ...shownOwnerAndQuarantine(change, ownerName),
    ...(status && { status }),
    ...(snoozedUntil !== undefined && { snoozedUntil }),
    ...(status === "done" && { overdue: false, dueAt: null }),
  };
}

interface BulkChangeRequest extends InboxBulk {
  /** The name of the new owner, for showing it at once. */
  readonly ownerName?: string | undefined;
  /** What the toast says of the messages, as in "marked as done". */
  readonly phrase: string;
}

/** Changes many messages, whatever their versions; the server can take it back. */
export function useBulkChange() {
  const client = useQueryClient();
  return useDeskMutation({
    mutationFn: ({ ids, change }: BulkChangeRequest) =>
      call("POST /api/inbox/bulk", { body: { ids, change } }),
    onMutate: ({ ids, change: { read, ...change }, ownerName }) =>
      showAtOnce(client, [keys.inbox()], () => {
        for (const id of ids) {
          patchItem(client, id, {
            ...shownChange(change, ownerName),
            ...(read !== undefined && { unread: !read }),
          });
        }
      }),
    onSuccess: ({ changed, undo }, { phrase }) => showUndoable(inboxWords.bulkChanged(changed, phrase), undo),
    invalidates: ["inbox"],
  });
}

/** Marks a message as read or unread, for this person only. */
export function useMarkRead() {
  const client = useQueryClient();
  return useDeskMutation({
    mutationFn: ({ id, read }: { readonly id: string; readonly read: boolean }) =>
      call("PUT /api/inbox/:id/read", { id, body: { read } }),
    onMutate: ({ id, read }) => {
      patchItem(client, id, { unread: !read });
    },
    // Nobody misses a mark: opening the message again sets it.
    errorsIn: "nothing",
    onSuccess: () => client.invalidateQueries({ queryKey: keys.inbox("counts") }),
  });
}

/** Writes a change into everything that shows the message, before the server has answered. */
function patchItem(client: QueryClient, id: string, change: Partial<MessageItem>): void {
  client.setQueriesData<Pages>({ queryKey: keys.inbox("list") }, (data) =>
    data
      ? {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            items: page.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
          })),
        }
      : data,
  );
  client.setQueryData<Message>(keys.inbox("message", id), (message) =>
    message ? { ...message, ...change } : message,
  );
}

/** Adds a note for colleagues to a message. */
export function useAddNote(id: string) {
  return useDeskMutation({
    mutationFn: (body: NoteInput) => call("POST /api/inbox/:id/notes", { id, body }),
    toast: ({ mentions }) => inboxWords.noteAdded(mentions.map(({ name }) => name)),
    invalidates: ["inbox"],
  });
}

/**
 * Answers a visitor.
 *
 * @param onSent also runs if the form is no longer shown.
 */
export function useSendReply(id: string, onSent: (status: Reply["status"], undo: string | null) => void) {
  const client = useQueryClient();
  return useDeskMutation({
    mutationFn: (body: Reply) => call("POST /api/inbox/:id/replies", { id, body }),
    onSuccess: ({ item, undo }, { status }) => {
      patchItem(client, id, item);
      onSent(status, undo);
    },
    errorsIn: "form",
    // Also after an error: the next try is of the current version, with a colleague's change in view.
    invalidates: ["inbox"],
  });
}

/** Tells colleagues that somebody looks at a message, or writes an answer. Nobody misses a call that fails. */
export function tellPresence(id: string, typing: boolean): void {
  void call("PUT /api/inbox/:id/presence", { id, body: { typing } }).catch(() => undefined);
}

export function endPresence(id: string): void {
  void call("DELETE /api/inbox/:id/presence", { id, keepalive: true }).catch(() => undefined);
}
