import { useQuery } from "@tanstack/react-query";
import { call } from "#desk/http/call.ts";
import { accountWords as words } from "#desk/words/account.ts";
import { useDeskMutation } from "./desk-mutation.ts";
import { keys } from "./keys.ts";
import { useMe } from "./session.ts";

export function useChangeMyName() {
  const { version } = useMe();
  return useDeskMutation({
    mutationFn: (name: string) => call("PATCH /api/me", { body: { version, name } }),
    toast: words.nameSaved,
    invalidates: ["session"],
  });
}

export function useChangeMyPassword() {
  return useDeskMutation({
    mutationFn: (body: { readonly current: string; readonly next: string }) =>
      call("POST /api/me/password", { body }),
    toast: words.passwordChanged,
    errorsIn: "form",
  });
}

/** Begins to set up a second factor, with one's password. */
export function useOfferSecondFactor() {
  return useDeskMutation({
    mutationFn: (password: string) => call("POST /api/me/second-factor", { body: { password } }),
    errorsIn: "form",
  });
}

/** Ends it with the app's code. The session is not read again: the recovery codes have to be seen before. */
export function useConfirmSecondFactor() {
  return useDeskMutation({
    mutationFn: (code: string) => call("POST /api/me/second-factor/confirm", { body: { code } }),
    errorsIn: "form",
  });
}

export function useNewRecoveryCodes() {
  return useDeskMutation({
    mutationFn: (password: string) => call("POST /api/me/recovery-codes", { body: { password } }),
    errorsIn: "form",
    invalidates: ["session"],
  });
}

export function useRemoveMySecondFactor() {
  return useDeskMutation({
    mutationFn: (password: string) => call("POST /api/me/second-factor/remove", { body: { password } }),
    toast: words.removed,
    errorsIn: "form",
    invalidates: ["session"],
  });
}

export function useMySessions() {
  return useQuery({
    queryKey: keys.mySessions(),
    queryFn: ({ signal }) => call("GET /api/me/sessions", { signal }),
  });
}

export function useEndMySession() {
  return useDeskMutation({
    mutationFn: (id: string) => call("DELETE /api/me/sessions/:id", { id }),
    toast: words.sessionEnded,
    invalidates: ["mySessions"],
  });
}
