import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type {
  Applicant,
  ApplicantItem,
  Board,
  ChangeApplicant,
  ChangeStageOfApplicant,
  Revealed,
  Stage,
} from "#contract/desk/applicants.ts";
import type { NoteInput } from "#contract/desk/common.ts";
import { call } from "#desk/http/call.ts";
import { applicantWords as words } from "#desk/words/applicants.ts";
import { common } from "#desk/words/common.ts";
import type { ComparedFields, EditConflict } from "./conflict.ts";
import { useDeskMutation } from "./desk-mutation.ts";
import { keys } from "./keys.ts";
import { usePagedList } from "./paged-list.ts";
import { useMe, usePermission } from "./session.ts";
import { showAtOnce } from "./show-at-once.ts";
import { shownOwnerAndQuarantine } from "./shown-change.ts";
import { showUndoable } from "./undo.ts";

export function useBoard(filter: string) {
  return useQuery({
    queryKey: keys.applicants("board", filter),
    queryFn: ({ signal }) =>
      call("GET /api/applicants/board", { query: new URLSearchParams(filter), signal }),
    placeholderData: keepPreviousData,
  });
}

export function useApplicantList(filter: string) {
  return usePagedList({
    queryKey: keys.applicants("list", filter),
    read: (page) => call("GET /api/applicants", page),
    filter,
    placeholderData: keepPreviousData,
  });
}

/** How many applicants have a comment that mentions me and that I have not read yet. */
export function useUnreadMentions(): number {
  const mayRead = usePermission("applicants.read");
  const { data } = useQuery({
    queryKey: keys.applicants("counts"),
    queryFn: ({ signal }) => call("GET /api/applicants/counts", { signal }),
    enabled: mayRead,
  });
  return data?.mentionedUnread ?? 0;
}

/** Tells the server that I have seen the comments on an applicant that mention me, whenever there is another one. */
export function useReadMentions({ id, comments }: Applicant): void {
  const client = useQueryClient();
  const me = useMe();
  const mine = comments.filter(({ mentions }) => mentions.some((one) => one.id === me.id)).length;
  const { mutate: markRead } = useDeskMutation({
    mutationFn: () => call("PUT /api/applicants/:id/read", { id }),
    // Nobody misses it: the mark on the rail stays, and opening the page again takes it away.
    errorsIn: "nothing",
    onSuccess: () => client.invalidateQueries({ queryKey: keys.applicants("counts") }),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is another one
  useEffect(() => {
    if (mine > 0) markRead();
  }, [id, mine]);
}

/** Reads one anew: the lists know no mail address. */
export function readApplicant(id: string, signal?: AbortSignal): Promise<Applicant> {
  return call("GET /api/applicants/:id", { id, signal });
}

export function useApplicant(id: string) {
  return useQuery({
    queryKey: keys.applicants("one", id),
    queryFn: ({ signal }) => readApplicant(id, signal),
  });
}

interface Changed {
  readonly item: ApplicantItem;
  readonly undo: string | null;
}

export interface StageMove {
  readonly applicant: ApplicantItem;
  readonly stage: Stage;
  readonly mail?: ChangeStageOfApplicant["mail"];
  /** Runs when it was moved, also if somebody first had to choose between this and a colleague's change. */
  readonly onMoved?: () => void;
}

/** Moves an applicant to a stage: the card moves at once, and back to its place if the server refuses. */
export function useMoveApplicant() {
  const client = useQueryClient();
  return useDeskMutation({
    mutationFn: ({ applicant, stage, mail }: StageMove) =>
      call("POST /api/applicants/:id/stage", {
        id: applicant.id,
        body: { version: applicant.version, stageId: stage.id, ...(mail && { mail }) },
      }),
    onMutate: ({ applicant, stage }) =>
      showAtOnce(client, [keys.applicants()], () => {
        client.setQueriesData<Board>(
          { queryKey: keys.applicants("board") },
          (board) => board && moveCard(board, applicant, stage),
        );
        client.setQueryData<Applicant>(
          keys.applicants("one", applicant.id),
          (one) => one && { ...one, stage },
        );
      }),
    onSuccess: ({ undo }, { applicant, stage, onMoved }) => {
      onMoved?.();
      showUndoable(words.moved(applicant.name, stage.name), undo);
    },
    conflict: (move): EditConflict<ApplicantItem, StageMove> => ({
      version: move.applicant.version,
      read: () => readApplicant(move.applicant.id),
      fields: comparedFields,
      applied: (current) => ({ ...current, stage: move.stage }),
      retryWith: (applicant) => ({ ...move, applicant }),
    }),
    invalidates: ["applicants", "stages"],
  });
}

const comparedFields: ComparedFields<ApplicantItem> = [
  { label: words.stage, of: ({ stage }) => stage.name },
  { label: words.owner, of: ({ owner }) => owner?.name ?? common.nobody },
  { label: words.quarantine, of: ({ quarantine }) => (quarantine ? common.yes : common.no) },
];

function moveCard(board: Board, applicant: ApplicantItem, stage: Stage): Board {
  const moved = { ...applicant, stage: { id: stage.id, name: stage.name, kind: stage.kind } };
  return {
    columns: board.columns.map((column) => {
      const without = column.items.filter(({ id }) => id !== applicant.id);
      const left = without.length < column.items.length ? 1 : 0;
      if (column.stage.id === stage.id) {
        return { ...column, count: changed(column.count, 1 - left), items: [moved, ...without] };
      }
      return { ...column, count: changed(column.count, -left), items: without };
    }),
  };
}

/** A count that is not known stays so. */
function changed(count: number | null, by: number): number | null {
  return count === null ? null : count + by;
}

export function useBulkMove() {
  return useDeskMutation({
    mutationFn: ({ ids, stage }: { readonly ids: readonly string[]; readonly stage: Stage }) =>
      call("POST /api/applicants/bulk", { body: { ids: [...ids], stageId: stage.id } }),
    onSuccess: ({ changed, undo }, { stage }) => showUndoable(words.movedMany(changed, stage.name), undo),
    invalidates: ["applicants", "stages"],
  });
}

export interface ApplicantChange {
  readonly applicant: ApplicantItem;
  readonly change: Omit<ChangeApplicant, "version">;
  /** The name of the new owner, if the change has one. */
  readonly ownerName?: string;
  /** What is said when it is stored. */
  readonly toastText: string;
}

function changeApplicant(applicant: ApplicantItem, change: ApplicantChange["change"]): Promise<Changed> {
  const body = { version: applicant.version, ...change };
  return call("PATCH /api/applicants/:id", { id: applicant.id, body });
}

/**
 * Changes the owner, the address or the quarantine.
 *
 * @param onConflict runs when a colleague was faster and both versions are shown.
 */
export function useChangeApplicant(onConflict?: () => void) {
  return useDeskMutation({
    mutationFn: ({ applicant, change }: ApplicantChange) => changeApplicant(applicant, change),
    onSuccess: ({ undo }, { toastText }) => showUndoable(toastText, undo),
    onConflict,
    conflict: (request): EditConflict<Applicant, ApplicantChange> => ({
      version: request.applicant.version,
      read: () => readApplicant(request.applicant.id),
      fields: comparedWithEmail,
      applied: (current) => ({ ...current, ...shownChange(request) }),
      retryWith: (applicant) => ({ ...request, applicant }),
    }),
    invalidates: ["applicants", "stages"],
  });
}

const comparedWithEmail: ComparedFields<Applicant> = [
  ...comparedFields,
  { label: words.email, of: ({ email }) => email ?? "–" },
];

/** How an applicant looks once the change is stored. */
function shownChange({ change, ownerName }: ApplicantChange): Partial<Applicant> {
  const { email } = change;
  return {
    ...shownOwnerAndQuarantine(change, ownerName),
    ...(email !== undefined && { email }),
  };
}

/** Stores the address for a mail that is about to be sent. */
export async function setEmail(applicant: Applicant, email: string): Promise<Applicant> {
  const { item } = await changeApplicant(applicant, { email });
  return { ...applicant, ...item, email };
}

export function useAddComment(id: string) {
  return useDeskMutation({
    mutationFn: (body: NoteInput) => call("POST /api/applicants/:id/comments", { id, body }),
    toast: words.commentAdded,
    invalidates: ["applicants"],
  });
}

/**
 * Writes to an applicant.
 *
 * @param onSent also runs if the form is no longer shown.
 */
export function useSendMail(id: string, onSent: (undo: string | null) => void) {
  return useDeskMutation({
    mutationFn: (body: NonNullable<StageMove["mail"]>) =>
      call("POST /api/applicants/:id/mails", { id, body }),
    onSuccess: ({ undo }) => onSent(undo),
    errorsIn: "form",
    invalidates: ["applicants"],
  });
}

/** One's own rating; null takes it away. */
export function useRateApplicant({ id, name }: Applicant) {
  return useDeskMutation({
    mutationFn: (rating: number | null) => call("PUT /api/applicants/:id/rating", { id, body: { rating } }),
    toast: (_answer, rating) =>
      rating === null ? words.unrated(name) : words.rated(name, words.stars(rating)),
    invalidates: ["applicants"],
  });
}

/** The identity numbers in full. They are in no cache, so this is no query. */
export function revealIdentity(
  id: string,
  body: { readonly reason: string; readonly password: string },
): Promise<Revealed> {
  return call("POST /api/applicants/:id/reveal", { id, body });
}

interface ErasureRequest {
  readonly reason: string;
  readonly alsoIds: readonly string[];
}

/** Notes that somebody wants to be erased, so that it happens in time. */
export function useRequestErasure({ id, version }: Applicant) {
  return useDeskMutation({
    mutationFn: ({ reason, alsoIds }: ErasureRequest) =>
      call("POST /api/applicants/:id/erasure-request", {
        id,
        body: { version, reason, alsoIds: [...alsoIds] },
      }),
    toast: (_answer, { alsoIds }) => words.erasureNoted(1 + alsoIds.length),
    errorsIn: "form",
    invalidates: ["applicants"],
  });
}
