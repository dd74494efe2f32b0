import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Stage } from "#contract/desk/applicants.ts";
import type { RecordPart } from "#contract/desk/kinds.ts";
import type { NewSavedReply, SavedReply } from "#contract/desk/saved.ts";
import { call } from "#desk/http/call.ts";
import { settingsWords as words } from "#desk/words/settings.ts";
import type { ComparedFields, EditConflict } from "./conflict.ts";
import { useDeskMutation } from "./desk-mutation.ts";
import { keys } from "./keys.ts";

/** How long the replies that were read are used again. */
const freshMs = 60_000;

/** The saved replies for messages, or the mail templates for applicants; undefined until they are read. */
export function useSavedReplies(part: RecordPart): readonly SavedReply[] | undefined {
  return useQuery(savedRepliesOf(part)).data?.items;
}

function savedRepliesOf(part: RecordPart) {
  return queryOptions({
    queryKey: keys.savedReplies(part),
    queryFn: ({ signal }) => call("GET /api/saved-replies", { query: { part }, signal }),
    staleTime: freshMs,
  });
}

/** Reads the mail template of a stage, if it has one. Rejects when the templates cannot be read. */
export function useReadStageTemplate(): (stage: Stage) => Promise<SavedReply | undefined> {
  const client = useQueryClient();
  return async ({ templateId }) => {
    if (templateId === null) return undefined;
    const read = async (staleTime: number) => {
      const { items } = await client.fetchQuery({ ...savedRepliesOf("applicants"), staleTime });
      return items.find(({ id }) => id === templateId);
    };
    // A colleague may have added it since they were read.
    return (await read(freshMs)) ?? read(0);
  };
}

/** Those of both parts. */
export function useAllSavedReplies() {
  return useQuery({
    queryKey: keys.savedReplies(),
    queryFn: ({ signal }) => readReplies(signal),
  });
}

function readReplies(signal?: AbortSignal) {
  return call("GET /api/saved-replies", { signal });
}

interface SaveReply {
  readonly body: NewSavedReply;
  /** What it is stored over; nothing for a new one. */
  readonly over: SavedReply | undefined;
}

/** Changes a saved reply, or adds one, in a dialog that closes when both versions of it are shown. */
export function useSaveReply(onConflict: () => void) {
  return useDeskMutation({
    mutationFn: ({ body, over }: SaveReply) => {
      if (!over) return call("POST /api/saved-replies", { body });
      const { part: _part, ...fields } = body;
      return call("PATCH /api/saved-replies/:id", {
        id: over.id,
        body: { version: over.version, ...fields },
      });
    },
    toast: ({ part }, { over }) => (over ? words.replyChanged : words.replyAdded)[part],
    errorsIn: "form",
    conflict: ({ body, over }): EditConflict<SavedReply, SaveReply> | undefined =>
      over && {
        version: over.version,
        read: async () => (await readReplies()).items.find(({ id }) => id === over.id),
        fields: comparedFields,
        applied: (current) => ({ ...current, ...body }),
        retryWith: (current) => ({ body, over: current }),
      },
    onConflict,
    invalidates: ["savedReplies"],
  });
}

const comparedFields: ComparedFields<SavedReply> = [
  { label: words.replyTitle, of: ({ title }) => title },
  { label: words.replySubject, of: ({ subject }) => subject },
  { label: words.replyText, of: ({ text }) => text },
];

export function useDeleteSavedReply(part: RecordPart) {
  return useDeskMutation({
    mutationFn: (id: string) => call("DELETE /api/saved-replies/:id", { id }),
    toast: words.replyDeleted[part],
    invalidates: ["savedReplies"],
  });
}

export interface Slots {
  readonly name: string;
  readonly reference: string;
  readonly job: string;
}

/** The first placeholder of a text that nothing would fill in, such as "{town}". */
export function unknownSlot(text: string): string | undefined {
  return text.match(/\{(?!(?:name|reference|job)\})[^{}]*\}/)?.[0];
}

/** Fills {name}, {reference} and {job} in. */
export function fillIn(text: string, slots: Slots): string {
  return text.replace(/\{(name|reference|job)\}/g, (_slot, name: keyof Slots) => slots[name]);
}
