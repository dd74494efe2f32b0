import { useQuery } from "@tanstack/react-query";
import type { NewStage, Stage } from "#contract/desk/applicants.ts";
import { call } from "#desk/http/call.ts";
import { settingsWords as words } from "#desk/words/settings.ts";
import type { ComparedFields, EditConflict } from "./conflict.ts";
import { useDeskMutation } from "./desk-mutation.ts";
import { keys } from "./keys.ts";
import { useSavedReplies } from "./saved-replies.ts";

const noStages: readonly Stage[] = [];

export function useStages() {
  const query = useQuery({
    queryKey: keys.stages(),
    queryFn: ({ signal }) => readStages(signal),
  });
  return { ...query, stages: query.data?.items ?? noStages };
}

function readStages(signal?: AbortSignal) {
  return call("GET /api/stages", { signal });
}

/** Puts a stage at another place in the order. */
export function useMoveStage() {
  return useDeskMutation({
    mutationFn: ({ stage, position }: { readonly stage: Stage; readonly position: number }) =>
      call("PATCH /api/stages/:id", { id: stage.id, body: { version: stage.version, position } }),
    invalidates: ["applicants", "stages"],
  });
}

interface SaveStage {
  readonly body: NewStage;
  /** What it is stored over; nothing for a new one. */
  readonly over: Stage | undefined;
}

/** Changes a stage, or adds one, in a dialog that closes when both versions of it are shown. */
export function useSaveStage(onConflict: () => void) {
  const templates = useSavedReplies("applicants");
  const fields: ComparedFields<Stage> = [
    { label: words.stageName, of: ({ name }) => name },
    { label: words.stageKind, of: ({ kind }) => words.stageKinds[kind] },
    {
      label: words.stageTemplate,
      of: ({ templateId }) => templates?.find(({ id }) => id === templateId)?.title ?? words.noTemplate,
    },
  ];
  return useDeskMutation({
    mutationFn: ({ body, over }: SaveStage) =>
      over
        ? call("PATCH /api/stages/:id", { id: over.id, body: { version: over.version, ...body } })
        : call("POST /api/stages", { body }),
    toast: words.stageSaved,
    errorsIn: "form",
    conflict: ({ body, over }): EditConflict<Stage, SaveStage> | undefined =>
      over && {
        version: over.version,
        read: async () => (await readStages()).items.find(({ id }) => id === over.id),
        fields,
        applied: (current) => Object.assign({ ...current }, body),
        retryWith: (current) => ({ body, over: current }),
      },
    onConflict,
    invalidates: ["applicants", "stages"],
  });
}

export function useDeleteStage() {
  return useDeskMutation({
    mutationFn: (id: string) => call("DELETE /api/stages/:id", { id }),
    toast: words.stageDeleted,
    invalidates: ["applicants", "stages"],
  });
}
