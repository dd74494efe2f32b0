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
  Stage,
} from "#contract/desk/applicants.ts";
import type { BulkAnswer } from "#contract/desk/common.ts";
import { deskPath, deskPaths } from "#contract/desk/desk-paths.ts";
import { call, isConflict } from "#desk/http/call.ts";
import { showConflict } from "#desk/ui/conflict-dialog/conflict-dialog.tsx";
import { applicantWords as words } from "#desk/words/applicants.ts";
import { common } from "#desk/words/common.ts";
import { isNotErased } from "./events.ts";
import { usePagedList } from "./paged-list.ts";
import { useMay, useMe } from "./session.ts";
import { showDone, showError } from "./undo.ts";

const boardKey = ["applicants", "board"] as const;
const noStages: readonly Stage[] = [];

function applicantKey(id: string) {
  return ["applicants", "one", id] as const;
}

export function useStages(): readonly Stage[] {
  const { data } = useQuery({
    queryKey: ["stages"],
    queryFn: ({ signal }) => call<{ items: Stage[] }>("GET", deskPaths.stages, { signal }),
  });
  return data?.items ?? noStages;
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

/** Notes that I have seen what mentions me on an applicant, whenever there is more of it. */
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

export function useApplicant(id: string) {
  return useQuery({
    queryKey: applicantKey(id),
    queryFn: ({ signal }) => call<Applicant>("GET", deskPath(deskPaths.applicant, id), { signal }),
  });
}

/** Reads everything about applicants again. */
export function useRefreshApplicants(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all([
      // The page of an erased one is about to close.
      client.invalidateQueries({ queryKey: ["applicants"], predicate: isNotErased }),
      client.invalidateQueries({ queryKey: ["stages"] }),
    ]);
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
  const refresh = useRefreshApplicants();
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
      const current = await call<Applicant>("GET", deskPath(deskPaths.applicant, move.applicant.id));
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
  const refresh = useRefreshApplicants();
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

/** Changes the owner, the address or the quarantine. */
export function useChangeApplicant() {
  const refresh = useRefreshApplicants();
  return useMutation({
    mutationFn: ({ applicant, change }: ApplicantChange) =>
      call<Changed>("PATCH", deskPath(deskPaths.applicant, applicant.id), {
        body: { version: applicant.version, ...change },
      }),
    onSuccess: ({ undo }, { done }) => showDone(done, undo),
    onError: showError,
    onSettled: refresh,
  });
}
