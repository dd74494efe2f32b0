import { useQuery } from "@tanstack/react-query";
import { deskPaths } from "#contract/desk/desk-paths.ts";
import type { SavedReply } from "#contract/desk/saved.ts";
import { call } from "#desk/http/call.ts";

export const savedRepliesKey = ["saved-replies"] as const;

/** The saved replies for messages, or the mail templates for applicants; undefined until they are read. */
export function useSavedReplies(kind: SavedReply["kind"]): readonly SavedReply[] | undefined {
  return useQuery({
    queryKey: [...savedRepliesKey, kind],
    queryFn: ({ signal }) =>
      call<{ items: SavedReply[] }>("GET", deskPaths.savedReplies, { query: { kind }, signal }),
    staleTime: 60_000,
  }).data?.items;
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
