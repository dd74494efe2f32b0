import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { deskPath, deskPaths } from "#contract/desk/desk-paths.ts";
import type { ChangeSavedView, NewSavedView, SavedView } from "#contract/desk/saved.ts";
import { call } from "#desk/http/call.ts";
import { showToast } from "#desk/ui/toast/toast.tsx";
import { inboxWords as words } from "#desk/words/inbox.ts";
import { showError } from "./undo.ts";

const savedViewsKey = ["saved-views"] as const;

/** The saved views of the inbox: one's own, and those that colleagues share. */
export function useSavedViews() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: savedViewsKey });
  const { data } = useQuery({
    queryKey: savedViewsKey,
    queryFn: ({ signal }) => call<{ items: SavedView[] }>("GET", deskPaths.savedViews, { signal }),
  });
  function saved(): Promise<void> {
    showToast({ text: words.viewSaved });
    return refresh();
  }
  const add = useMutation({
    mutationFn: (body: NewSavedView) => call<SavedView>("POST", deskPaths.savedViews, { body }),
    onSuccess: saved,
    onError: showError,
  });
  const change = useMutation({
    mutationFn: ({ id, ...body }: ChangeSavedView & { readonly id: string }) =>
      call<SavedView>("PATCH", deskPath(deskPaths.savedView, id), { body }),
    onSuccess: saved,
    onError: showError,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call<void>("DELETE", deskPath(deskPaths.savedView, id)),
    onSuccess: refresh,
    onError: showError,
  });
  return {
    items: (data?.items ?? []).filter(({ screen }) => screen === "inbox"),
    add: add.mutate,
    change: change.mutate,
    remove: remove.mutate,
  };
}
