import { useQuery } from "@tanstack/react-query";
import { deskPaths } from "#contract/desk/desk-paths.ts";
import type { ChangeSettings, Settings } from "#contract/desk/settings.ts";
import { call } from "#desk/http/call.ts";
import { useDeskMutation } from "./desk-mutation.ts";
import { keys } from "./keys.ts";

export function useSettings() {
  return useQuery({
    queryKey: keys.settings(),
    queryFn: ({ signal }) => call<Settings>("GET", deskPaths.settings, { signal }),
  });
}

/** Its error is the caller's to show, beside the settings. */
export function useChangeSettings() {
  return useDeskMutation({
    run: (body: ChangeSettings) => call<Settings>("PATCH", deskPaths.settings, { body }),
    onFailed: "caller",
    refresh: ["settings"],
  });
}

export function useSendTestMail() {
  return useDeskMutation({
    run: () => call<{ outboxId: string }>("POST", deskPaths.settingsTestMail),
  });
}
