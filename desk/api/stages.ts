import { useQuery } from "@tanstack/react-query";
import type { NewStage, Stage } from "#contract/desk/applicants.ts";
import { call } from "#desk/http/call.ts";
import { settingsWords as words } from "#desk/words/settings.ts";
import { useDeskMutation } from "./desk-mutation.ts";
import { keys } from "./keys.ts";

const noStages: readonly Stage[] = [];

export function useStages() {
  const query = useQuery({
    queryKey: keys.stages(),
    queryFn: ({ signal }) => call("GET /api/stages", { signal }),
  });
  return { ...query, stages: query.data?.items ?? noStages };
}

/** Puts a stage at another place in the order. */
export function useMoveStage() {
  return useDeskMutation({
    run: ({ stage, position }: { readonly stage: Stage; readonly position: number }) =>
      call("PATCH /api/stages/:id", { id: stage.id, body: { version: stage.version, position } }),
    refresh: ["applicants", "stages"],
  });
}

/** Changes a stage, or adds one. Its error is the caller's to show, in its dialog. */
export function useSaveStage(stage: Stage | undefined) {
  return useDeskMutation({
    run: (fields: NewStage) =>
      stage
        ? call("PATCH /api/stages/:id", { id: stage.id, body: { version: stage.version, ...fields } })
        : call("POST /api/stages", { body: fields }),
    done: words.stageSaved,
    onFailed: "caller",
    refresh: ["applicants", "stages"],
  });
}

export function useDeleteStage() {
  return useDeskMutation({
    run: (id: string) => call("DELETE /api/stages/:id", { id }),
    done: words.stageDeleted,
    refresh: ["applicants", "stages"],
  });
}
