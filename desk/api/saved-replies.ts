import { useQuery } from "@tanstack/react-query";
import { deskPath, deskPaths } from "#contract/desk/desk-paths.ts";
import type { NewSavedReply, SavedReply } from "#contract/desk/saved.ts";
import { call } from "#desk/http/call.ts";
import { settingsWords as words } from "#desk/words/settings.ts";
import { useDeskMutation } from "./desk-mutation.ts";
import { keys } from "./keys.ts";

/** The saved replies for messages, or the mail templates for applicants; undefined until they are read. */
export function useSavedReplies(kind: SavedReply["kind"]): readonly SavedReply[] | undefined {
  return useQuery({
    queryKey: keys.savedReplies(kind),
    queryFn: ({ signal }) =>
      call<{ items: SavedReply[] }>("GET", deskPaths.savedReplies, { query: { kind }, signal }),
    staleTime: 60_000,
  }).data?.items;
}

/** Those of both kinds. */
export function useAllSavedReplies() {
  return useQuery({
    queryKey: keys.savedReplies(),
    queryFn: ({ signal }) => call<{ items: SavedReply[] }>("GET", deskPaths.savedReplies, { signal }),
  });
}

/** Changes a saved reply, or adds one. Its error is the caller's to show, in its dialog. */
export function useSaveReply(reply: SavedReply | undefined) {
  return useDeskMutation({
    run: (body: NewSavedReply) => {
      if (!reply) return call<SavedReply>("POST", deskPaths.savedReplies, { body });
      const { kind: _kind, ...fields } = body;
      return call<SavedReply>("PATCH", deskPath(deskPaths.savedReply, reply.id), {
        body: { version: reply.version, ...fields },
      });
    },
    done: ({ kind }) => (reply ? words.replyChanged : words.replyAdded)[kind],
    onFailed: "caller",
    refresh: ["savedReplies"],
  });
}

export function useDeleteSavedReply(kind: SavedReply["kind"]) {
  return useDeskMutation({
    run: (id: string) => call<void>("DELETE", deskPath(deskPaths.savedReply, id)),
    done: words.replyDeleted[kind],
    refresh: ["savedReplies"],
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
