import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type {
  Applicant,
  ApplicantCounts,
  ApplicantItem,
  ApplicantsPage,
  Board,
  ChangeApplicant,
  ChangeStageOfApplicant,
  Revealed,
  Stage,
} from "#contract/desk/applicants.ts";
import type { BulkAnswer, MailSent, Note, NoteInput } from "#contract/desk/common.ts";
import { deskPath, deskPaths } from "#contract/desk/desk-paths.ts";
import { isConflict } from "#desk/errors/call-error.ts";
import { call } from "#desk/http/call.ts";
import { showConflict } from "#desk/ui/conflict-dialog/conflict-dialog.tsx";
import { showToast } from "#desk/ui/toast/toast.tsx";
import { applicantWords as words } from "#desk/words/applicants.ts";
import { common } from "#desk/words/common.ts";
import { usePagedList } from "./paged-list.ts";
import { useRefresh } from "./refresh.ts";
import { useMay, useMe } from "./session.ts";
import { showDone, showError } from "./undo.ts";

const boardKey = ["applicants", "board"] as const;

function applicantKey(id: string) {
  return ["applicants", "one", id] as const;
}

export function useBoard(filter: string) {
  return useQuery({
    queryKey: [...boardKey, filter],
    queryFn: ({ signal }) =>
      call<Board>("GET", deskPaths.applicantsBoard, { query: new URLSearchParams(filter), signal }),
    placeholderData: keepPreviousData,
  });
}

export function useApplicantList(filter: string) {
  return usePagedList<ApplicantsPage>({
    queryKey: ["applicants", "list", filter],
    path: deskPaths.applicants,
    filter,
    placeholderData: keepPreviousData,
  });
}

/** On how many applicants a comment mentions me that I have not looked at since. */
export function useUnreadMentions(): number {
  const mayRead = useMay("applicants.read");
  const { data } = useQuery({
    queryKey: ["applicants", "counts"],
    queryFn: ({ signal }) => call<ApplicantCounts>("GET", deskPaths.applicantsCounts, { signal }),
    enabled: mayRead,
  });
  return data?.mentionedUnread ?? 0;
}

/** Tells the server that I have seen the comments on an applicant that mention me, whenever there is another one. */
export function useReadMentions({ id, comments }: Applicant): void {
  const client = useQueryClient();
  const me = useMe();
  const mine = comments.filter(({ mentions }) => mentions.some((one) => one.id === me.id)).length;
  useEffect(() => {
    if (mine === 0) return;
    void call<void>("PUT", deskPath(deskPaths.applicantRead, id))
      .then(() => client.invalidateQueries({ queryKey: ["applicants", "counts"] }))
      // The mark on the rail stays; opening the page again takes it away.
      .catch(() => undefined);
  }, [client, id, mine]);
}

/** Reads one anew: the lists know no mail address. */
export function readApplicant(id: string, signal?: AbortSignal): Promise<Applicant> {
  return call<Applicant>("GET", deskPath(deskPaths.applicant, id), signal && { signal });
}

export function useApplicant(id: string) {
  return useQuery({
    queryKey: applicantKey(id),
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
}

/** Moves an applicant to a stage: the card moves at once, and back if the server refuses. */
export function useMoveApplicant() {
  const client = useQueryClient();
  const refresh = useRefresh("applicants", "stages");
  const mutation = useMutation({
    mutationFn: ({ applicant, stage, mail }: StageMove) =>
      call<Changed>("POST", deskPath(deskPaths.applicantStage, applicant.id), {
        body: { version: applicant.version, stageId: stage.id, ...(mail && { mail }) },
      }),
    onMutate: async ({ applicant, stage }) => {
      await client.cancelQueries({ queryKey: ["applicants"] });
      client.setQueriesData<Board>(
        { queryKey: boardKey },
        (board) => board && moveCard(board, applicant, stage),
      );
      client.setQueryData<Applicant>(applicantKey(applicant.id), (one) => one && { ...one, stage });
    },
    onSuccess: ({ undo }, { applicant, stage }) => showDone(words.moved(applicant.name, stage.name), undo),
    onError: async (error, move) => {
      if (!isConflict(error)) {
        showError(error);
        return;
      }
      const current = await readApplicant(move.applicant.id);
      // 409 is also the answer to a mail without an address: then nobody was faster.
      if (current.version === move.applicant.version) {
        showError(error);
        return;
      }
      showConflict({
        fields: [
          { label: words.stage, theirs: current.stage.name, mine: move.stage.name },
          {
            label: words.owner,
            theirs: current.owner?.name ?? common.nobody,
            mine: move.applicant.owner?.name ?? common.nobody,
          },
        ],
        onUseMine: () => mutation.mutate({ ...move, applicant: current }),
      });
    },
    onSettled: refresh,
  });
  return mutation;
}

function moveCard(board: Board, applicant: ApplicantItem, stage: Stage): Board {
  const moved = { ...applicant, stage: { id: stage.id, name: stage.name, kind: stage.kind } };
  return {
    columns: board.columns.map((column) => {
      const without = column.items.filter(({ id }) => id !== applicant.id);
      const left = without.length < column.items.length ? 1 : 0;
      if (column.stage.id === stage.id) {
        return { ...column, count: column.count && column.count + 1 - left, items: [moved, ...without] };
      }
      return { ...column, count: column.count && column.count - left, items: without };
    }),
  };
}

export function useBulkMove() {
  const refresh = useRefresh("applicants", "stages");
  return useMutation({
    mutationFn: ({ ids, stage }: { readonly ids: readonly string[]; readonly stage: Stage }) =>
      call<BulkAnswer>("POST", deskPaths.applicantsBulk, { body: { ids, stageId: stage.id } }),
    onSuccess: ({ changed, undo }, { stage }) => showDone(words.movedMany(changed, stage.name), undo),
    onError: showError,
    onSettled: refresh,
  });
}

export interface ApplicantChange {
  readonly applicant: ApplicantItem;
  readonly change: Omit<ChangeApplicant, "version">;
  readonly done: string;
}

function changeApplicant(applicant: ApplicantItem, change: ApplicantChange["change"]): Promise<Changed> {
  const body = { version: applicant.version, ...change };
  return call<Changed>("PATCH", deskPath(deskPaths.applicant, applicant.id), { body });
}

/** Changes the owner, the address or the quarantine. */
export function useChangeApplicant() {
  const refresh = useRefresh("applicants", "stages");
  return useMutation({
    mutationFn: ({ applicant, change }: ApplicantChange) => changeApplicant(applicant, change),
    onSuccess: ({ undo }, { done }) => showDone(done, undo),
    onError: showError,
    onSettled: refresh,
  });
}

/** Stores the address for a mail that is about to be sent. */
export async function setEmail(applicant: Applicant, email: string): Promise<Applicant> {
  const { item } = await changeApplicant(applicant, { email });
  return { ...applicant, ...item, email };
}

export function useAddComment(id: string) {
  const refresh = useRefresh("applicants", "stages");
  return useMutation({
    mutationFn: (body: NoteInput) => call<Note>("POST", deskPath(deskPaths.applicantComments, id), { body }),
    onSuccess: () => {
      showToast({ text: words.commentAdded });
      return refresh();
    },
    onError: showError,
  });
}

/**
 * Writes to an applicant. Its error is the caller's to show, beside the mail.
 *
 * @param onSent also runs when the form is gone by then.
 */
export function useSendMail(id: string, onSent: (undo: string | null) => void) {
  const refresh = useRefresh("applicants", "stages");
  return useMutation({
    mutationFn: (body: NonNullable<StageMove["mail"]>) =>
      call<MailSent>("POST", deskPath(deskPaths.applicantMails, id), { body }),
    onSuccess: ({ undo }) => {
      onSent(undo);
      return refresh();
    },
  });
}

/** One's own rating; null takes it away. */
export function useRateApplicant(id: string) {
  return useMutation({
    mutationFn: (rating: number | null) =>
      call<void>("PUT", deskPath(deskPaths.applicantRating, id), { body: { rating } }),
    onError: showError,
    onSettled: useRefresh("applicants", "stages"),
  });
}

/** The identity numbers in full. They are in no cache, so this is no query. */
export function revealIdentity(
  id: string,
  body: { readonly reason: string; readonly password: string },
): Promise<Revealed> {
  return call<Revealed>("POST", deskPath(deskPaths.applicantReveal, id), { body });
}

interface ErasureRequest {
  readonly reason: string;
  readonly alsoIds: readonly string[];
}

/** Notes that somebody wants to be erased, so that it happens in time. */
export function useRequestErasure({ id, version }: Applicant) {
  const refresh = useRefresh("applicants", "stages");
  return useMutation({
    mutationFn: (body: ErasureRequest) =>
      call("POST", deskPath(deskPaths.applicantErasureRequest, id), { body: { version, ...body } }),
    onSuccess: (_answer, { alsoIds }) => showToast({ text: words.erasureNoted(1 + alsoIds.length) }),
    onSettled: () => void refresh(),
  });
}
