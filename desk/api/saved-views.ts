import { useQuery } from "@tanstack/react-query";
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
    queryFn: ({ signal }) => call("GET /api/saved-views", { signal }),
  });
  return data?.items.filter(({ part }) => part === "inbox") ?? none;
}

export function useAddView() {
  return useDeskMutation({
    mutationFn: (body: NewSavedView) => call("POST /api/saved-views", { body }),
    toast: words.viewSaved,
    invalidates: ["savedViews"],
  });
}

export function useChangeView() {
  return useDeskMutation({
    mutationFn: ({ id, ...body }: ChangeSavedView & { readonly id: string }) =>
      call("PATCH /api/saved-views/:id", { id, body }),
    toast: words.viewSaved,
    invalidates: ["savedViews"],
  });
}

export function useDeleteView() {
  return useDeskMutation({
    mutationFn: (id: string) => call("DELETE /api/saved-views/:id", { id }),
    invalidates: ["savedViews"],
  });
}
