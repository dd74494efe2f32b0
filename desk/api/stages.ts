import { useMutation, useQuery } from "@tanstack/react-query";
import type { NewStage, Stage } from "#contract/desk/applicants.ts";
import { deskPath, deskPaths } from "#contract/desk/desk-paths.ts";
import { call } from "#desk/http/call.ts";
import { showToast } from "#desk/ui/toast/toast.tsx";
import { settingsWords as words } from "#desk/words/settings.ts";
import { useRefresh } from "./refresh.ts";
import { showError } from "./undo.ts";

const noStages: readonly Stage[] = [];

export function useStages() {
  const query = useQuery({
    queryKey: ["stages"],
    queryFn: ({ signal }) => call<{ items: Stage[] }>("GET", deskPaths.stages, { signal }),
  });
  return { ...query, stages: query.data?.items ?? noStages };
}

/** Puts a stage at another place in the order. */
export function useMoveStage() {
  return useMutation({
    mutationFn: ({ stage, position }: { readonly stage: Stage; readonly position: number }) =>
      call("PATCH", deskPath(deskPaths.stage, stage.id), { body: { version: stage.version, position } }),
    onError: showError,
    onSettled: useRefresh("applicants", "stages"),
  });
}

/** Changes a stage, or adds one. Its error is the caller's to show, in its dialog. */
export function useSaveStage(stage: Stage | undefined) {
  const refresh = useRefresh("applicants", "stages");
  return useMutation({
    mutationFn: (fields: NewStage) =>
      stage
        ? call("PATCH", deskPath(deskPaths.stage, stage.id), { body: { version: stage.version, ...fields } })
        : call("POST", deskPaths.stages, { body: fields }),
    onSuccess: () => {
      showToast({ text: words.stageSaved });
      void refresh();
    },
  });
}

export function useDeleteStage() {
  const refresh = useRefresh("applicants", "stages");
  return useMutation({
    mutationFn: (id: string) => call<void>("DELETE", deskPath(deskPaths.stage, id)),
    onSuccess: () => {
      showToast({ text: words.stageDeleted });
      void refresh();
    },
    onError: showError,
  });
}
