import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { deskPath, deskPaths } from "#contract/desk/desk-paths.ts";
import type { MySession, SecondFactorOffer } from "#contract/desk/session.ts";
import { call } from "#desk/http/call.ts";
import { showToast } from "#desk/ui/toast/toast.tsx";
import { accountWords as words } from "#desk/words/account.ts";
import { useMe, useRefreshSession } from "./session.ts";
import { showError } from "./undo.ts";

const mySessionsKey = ["my-sessions"] as const;

interface RecoveryCodes {
  readonly recoveryCodes: readonly string[];
}

export function useChangeMyName() {
  const { version } = useMe();
  return useMutation({
    mutationFn: (name: string) => call("PATCH", deskPaths.me, { body: { version, name } }),
    onSuccess: () => showToast({ text: words.nameSaved }),
    onError: showError,
    onSettled: useRefreshSession(),
  });
}

export function useChangeMyPassword() {
  return useMutation({
    mutationFn: (body: { readonly current: string; readonly next: string }) =>
      call<void>("POST", deskPaths.myPassword, { body }),
    onSuccess: () => showToast({ text: words.passwordChanged }),
  });
}

/** Begins to set up a second factor, with one's password. */
export function useOfferSecondFactor() {
  return useMutation({
    mutationFn: (password: string) =>
      call<SecondFactorOffer>("POST", deskPaths.mySecondFactor, { body: { password } }),
  });
}

/** Ends it with the app's code. The session is not read again: the recovery codes have to be seen before. */
export function useConfirmSecondFactor() {
  return useMutation({
    mutationFn: (code: string) =>
      call<RecoveryCodes>("POST", deskPaths.mySecondFactorConfirm, { body: { code } }),
  });
}

export function useNewRecoveryCodes() {
  return useMutation({
    mutationFn: (password: string) =>
      call<RecoveryCodes>("POST", deskPaths.myRecoveryCodes, { body: { password } }),
    onSuccess: useRefreshSession(),
  });
}

export function useRemoveMySecondFactor() {
  const refresh = useRefreshSession();
  return useMutation({
    mutationFn: (password: string) =>
      call<void>("POST", deskPaths.mySecondFactorRemove, { body: { password } }),
    onSuccess: () => {
      showToast({ text: words.removed });
      return refresh();
    },
  });
}

export function useMySessions(): readonly MySession[] | undefined {
  return useQuery({
    queryKey: mySessionsKey,
    queryFn: ({ signal }) => call<{ sessions: MySession[] }>("GET", deskPaths.mySessions, { signal }),
  }).data?.sessions;
}

export function useEndMySession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call<void>("DELETE", deskPath(deskPaths.mySession, id)),
    onSuccess: () => showToast({ text: words.sessionEnded }),
    onError: showError,
    onSettled: () => client.invalidateQueries({ queryKey: mySessionsKey }),
  });
}
