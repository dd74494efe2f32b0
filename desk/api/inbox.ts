import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { BulkAnswer, Note, NoteInput } from "#contract/desk/common.ts";
import { deskPath, deskPaths } from "#contract/desk/desk-paths.ts";
import type {
  ChangeMessage,
  InboxBulk,
  InboxItem,
  InboxMessage,
  InboxPage,
  PersonThreads,
  Reply,
  ReplySent,
  SnoozeTimes,
} from "#contract/desk/inbox.ts";
import { isConflict } from "#desk/errors/call-error.ts";
import { call } from "#desk/http/call.ts";
import { showConflict } from "#desk/ui/conflict-dialog/conflict-dialog.tsx";
import { fullTime } from "#desk/ui/time/format-time.ts";
import { showToast } from "#desk/ui/toast/toast.tsx";
import { common } from "#desk/words/common.ts";
import { inboxWords, statusNames } from "#desk/words/inbox.ts";
import { usePagedList } from "./paged-list.ts";
import { showDone, showError } from "./undo.ts";

type Pages = InfiniteData<InboxPage, string | undefined>;
const listKey = ["inbox", "list"] as const;

function messageKey(id: string) {
  return ["inbox", "message", id] as const;
}

/** The list for a query, page by page. */
export function useInboxList(filter: string) {
  return usePagedList<InboxPage>({
    queryKey: [...listKey, filter],
    path: deskPaths.inbox,
    filter,
    placeholderData: keepPreviousData,
  });
}

export function useInboxMessage(id: string) {
  return useQuery({
    queryKey: messageKey(id),
    queryFn: ({ signal }) => call<InboxMessage>("GET", deskPath(deskPaths.inboxMessage, id), { signal }),
  });
}

const personKey = ["inbox", "person"] as const;

/** All that the writer of a message sent, with replies and notes, newest first. */
export function usePersonThreads(id: string, enabled: boolean) {
  return useQuery({
    queryKey: [...personKey, id],
    queryFn: ({ signal }) => call<PersonThreads>("GET", deskPath(deskPaths.inboxPerson, id), { signal }),
    enabled,
  });
}

/** Until when a message can be put off, within the office hours. */
export function useSnoozeTimes(): SnoozeTimes | undefined {
  return useQuery({
    queryKey: ["snooze-times"],
    queryFn: ({ signal }) => call<SnoozeTimes>("GET", deskPaths.inboxSnoozeTimes, { signal }),
    staleTime: 60_000,
  }).data;
}

/** The filter of the list of a person's unfinished messages. */
export function unfinishedOf(owner: string) {
  return { owner, status: "new,open,waiting", snoozed: "show" };
}

/** A person's unfinished messages. The first hundred are enough to say how many there are. */
export function useUnfinishedOf(owner: string) {
  return useQuery({
    queryKey: ["inbox", "left-behind", owner],
    queryFn: ({ signal }) =>
      call<InboxPage>("GET", deskPaths.inbox, { query: { ...unfinishedOf(owner), limit: 100 }, signal }),
    staleTime: 0,
  });
}

export type MessageChange = Omit<ChangeMessage, "version">;

/** A change, with the name of its new owner for showing it at once. */
export interface MessageChangeRequest {
  readonly item: InboxItem;
  readonly change: MessageChange;
  readonly ownerName?: string | undefined;
  /** What is said when it is stored. */
  readonly done: string;
}

/** Changes one message: shown at once, taken back if the server refuses, with both versions on a conflict. */
export function useChangeMessage() {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ item, change }: MessageChangeRequest) =>
      call<{ item: InboxItem; undo: string | null }>("PATCH", deskPath(deskPaths.inboxMessage, item.id), {
        body: { version: item.version, ...change },
      }),
    onMutate: async ({ item, change, ownerName }) => {
      await client.cancelQueries({ queryKey: ["inbox"] });
      patchItem(client, item.id, shownChange(change, ownerName));
    },
    onSuccess: ({ item, undo }, { done }) => {
      patchItem(client, item.id, item);
      showDone(done, undo);
    },
    onError: async (error, request) => {
      patchItem(client, request.item.id, request.item);
      if (isConflict(error)) await offerBoth(request);
      else showError(error);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["inbox"] }),
  });

  async function offerBoth(request: MessageChangeRequest): Promise<void> {
    const current = await client.fetchQuery<InboxMessage>({
      queryKey: messageKey(request.item.id),
      queryFn: () => call("GET", deskPath(deskPaths.inboxMessage, request.item.id)),
      staleTime: 0,
    });
    const mine = { ...current, ...shownChange(request.change, request.ownerName) };
    showConflict({
      fields: fieldsOf(current).map(({ label, value }, index) => ({
        label,
        theirs: value,
        mine: fieldsOf(mine)[index]?.value ?? "",
      })),
      onUseMine: () => mutation.mutate({ ...request, item: current }),
    });
  }

  return mutation;
}

function fieldsOf({ status, owner, snoozedUntil }: InboxItem) {
  return [
    { label: inboxWords.status, value: statusNames[status] },
    { label: inboxWords.owner, value: owner?.name ?? common.nobody },
    { label: inboxWords.snooze, value: snoozedUntil ? fullTime(snoozedUntil) : "–" },
  ];
}

/** How a message looks once the change is stored. */
function shownChange(change: MessageChange, ownerName?: string): Partial<InboxItem> {
  const { status, ownerId, snoozedUntil, quarantined } = change;
  return {
    ...(status && { status }),
    ...(ownerId !== undefined && { owner: ownerId === null ? null : { id: ownerId, name: ownerName ?? "" } }),
    ...(snoozedUntil !== undefined && { snoozedUntil }),
    ...(quarantined !== undefined && { quarantine: quarantined ? "staff" : null }),
    ...(status === "done" && { overdue: false, dueAt: null }),
  };
}

interface BulkChangeRequest extends InboxBulk {
  /** What is said when it is stored, as in "marked as done". */
  readonly done: string;
}

/** Changes many messages, whatever their versions; the server can take it back. */
export function useBulkChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ done: _done, ...body }: BulkChangeRequest) =>
      call<BulkAnswer>("POST", deskPaths.inboxBulk, { body }),
    onMutate: ({ ids, change }) => {
      const { read, ...rest } = change;
      for (const id of ids) {
        patchItem(client, id, { ...shownChange(rest), ...(read !== undefined && { unread: !read }) });
      }
    },
    onSuccess: ({ changed, undo }, { done }) => showDone(inboxWords.bulkChanged(changed, done), undo),
    onError: showError,
    onSettled: () => client.invalidateQueries({ queryKey: ["inbox"] }),
  });
}

/** Marks a message as read or unread, for this person only. */
export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, read }: { readonly id: string; readonly read: boolean }) =>
      call<void>("PUT", deskPath(deskPaths.inboxRead, id), { body: { read } }),
    onMutate: ({ id, read }) => patchItem(client, id, { unread: !read }),
    onSettled: () => client.invalidateQueries({ queryKey: ["inbox", "counts"] }),
  });
}

/** Writes a change into everything that shows the message, before the server has answered. */
function patchItem(client: QueryClient, id: string, change: Partial<InboxItem>): void {
  client.setQueriesData<Pages>({ queryKey: listKey }, (data) =>
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
  client.setQueryData<InboxMessage>(messageKey(id), (message) =>
    message ? { ...message, ...change } : message,
  );
}

/** Adds a note for colleagues to a message. */
export function useAddNote(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NoteInput) => call<Note>("POST", deskPath(deskPaths.inboxNotes, id), { body }),
    onSuccess: ({ mentions }) => {
      showToast({ text: inboxWords.noteAdded(mentions.map(({ name }) => name)) });
      return refreshMessage(client, id);
    },
    onError: showError,
  });
}

/**
 * Answers a visitor. Its error is the caller's to show, beside the reply.
 *
 * @param onSent also runs when the form is gone by then.
 */
export function useSendReply(id: string, onSent: (status: Reply["status"], undo: string | null) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Reply) => call<ReplySent>("POST", deskPath(deskPaths.inboxReplies, id), { body }),
    onSuccess: ({ item, undo }, { status }) => {
      patchItem(client, id, item);
      onSent(status, undo);
    },
    // Also after an error: the next try is of the current version, with a colleague's change in view.
    onSettled: () => refreshMessage(client, id),
  });
}

/** Tells colleagues that somebody looks at a message, or writes an answer. Nobody misses a call that fails. */
export function tellPresence(id: string, typing: boolean): void {
  void call<void>("PUT", deskPath(deskPaths.inboxPresence, id), { body: { typing } }).catch(() => undefined);
}

export function endPresence(id: string): void {
  void call<void>("DELETE", deskPath(deskPaths.inboxPresence, id)).catch(() => undefined);
}

/** Reads a message and the lists again after something was added to it. */
function refreshMessage(client: QueryClient, id: string): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: messageKey(id) }),
    client.invalidateQueries({ queryKey: personKey }),
    client.invalidateQueries({ queryKey: listKey }),
    client.invalidateQueries({ queryKey: ["inbox", "counts"] }),
  ]);
}
