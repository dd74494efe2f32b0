import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { deskPaths } from "#contract/desk/desk-paths.ts";
import type { ChangeSettings, Settings } from "#contract/desk/settings.ts";
import { call } from "#desk/http/call.ts";
import { showError } from "./undo.ts";

const settingsKey = ["settings"] as const;

export function useSettings() {
  return useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => call<Settings>("GET", deskPaths.settings, { signal }),
  });
}

export function useChangeSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeSettings) => call<Settings>("PATCH", deskPaths.settings, { body }),
    onSuccess: (settings) => client.setQueryData<Settings>(settingsKey, settings),
    onError: () => client.invalidateQueries({ queryKey: settingsKey }),
  });
}

export function useSendTestMail() {
  return useMutation({
    mutationFn: () => call<{ outboxId: string }>("POST", deskPaths.settingsTestMail),
    onError: showError,
  });
}
