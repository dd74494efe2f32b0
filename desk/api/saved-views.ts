import { useQuery } from "@tanstack/react-query";
import { deskPath, deskPaths } from "#contract/desk/desk-paths.ts";
import type { ChangeSavedView, NewSavedView, SavedView } from "#contract/desk/saved.ts";
import { call } from "#desk/http/call.ts";
import { inboxWords as words } from "#desk/words/inbox.ts";
import { useDeskMutation } from "./desk-mutation.ts";
import { keys } from "./keys.ts";

const none: readonly SavedView[] = [];

/** The saved views of the inbox: one's own, and those that colleagues share. */
export function useSavedViews(): readonly SavedView[] {
  const { data } = useQuery({
    queryKey: keys.savedViews(),
    queryFn: ({ signal }) => call<{ items: SavedView[] }>("GET", deskPaths.savedViews, { signal }),
  });
  return data?.items.filter(({ screen }) => screen === "inbox") ?? none;
}

/** Adds, changes and deletes saved views. */
export function useSavedViewChanges() {
  return {
    add: useDeskMutation({
      run: (body: NewSavedView) => call<SavedView>("POST", deskPaths.savedViews, { body }),
      done: words.viewSaved,
      refresh: ["savedViews"],
    }),
    change: useDeskMutation({
      run: ({ id, ...body }: ChangeSavedView & { readonly id: string }) =>
        call<SavedView>("PATCH", deskPath(deskPaths.savedView, id), { body }),
      done: words.viewSaved,
      refresh: ["savedViews"],
    }),
    remove: useDeskMutation({
      run: (id: string) => call<void>("DELETE", deskPath(deskPaths.savedView, id)),
      refresh: ["savedViews"],
    }),
  };
}
