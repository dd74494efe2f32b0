import { useQuery } from "@tanstack/react-query";
import type { MySession } from "#contract/desk/session.ts";
import { call } from "#desk/http/call.ts";
import { accountWords as words } from "#desk/words/account.ts";
import { useDeskMutation } from "./desk-mutation.ts";
import { keys } from "./keys.ts";
import { useMe } from "./session.ts";

export function useChangeMyName() {
  const { version } = useMe();
  return useDeskMutation({
    run: (name: string) => call("PATCH /api/me", { body: { version, name } }),
    done: words.nameSaved,
    refresh: ["session"],
  });
}

export function useChangeMyPassword() {
  return useDeskMutation({
    run: (body: { readonly current: string; readonly next: string }) =>
      call("POST /api/me/password", { body }),
    done: words.passwordChanged,
    errorsIn: "form",
  });
}

/** Begins to set up a second factor, with one's password. */
export function useOfferSecondFactor() {
  return useDeskMutation({
    run: (password: string) => call("POST /api/me/second-factor", { body: { password } }),
    errorsIn: "form",
  });
}

/** Ends it with the app's code. The session is not read again: the recovery codes have to be seen before. */
export function useConfirmSecondFactor() {
  return useDeskMutation({
    run: (code: string) => call("POST /api/me/second-factor/confirm", { body: { code } }),
    errorsIn: "form",
  });
}

export function useNewRecoveryCodes() {
  return useDeskMutation({
    run: (password: string) => call("POST /api/me/recovery-codes", { body: { password } }),
    errorsIn: "form",
    refresh: ["session"],
  });
}

export function useRemoveMySecondFactor() {
  return useDeskMutation({
    run: (password: string) => call("POST /api/me/second-factor/remove", { body: { password } }),
    done: words.removed,
    errorsIn: "form",
    refresh: ["session"],
  });
}

export function useMySessions(): readonly MySession[] | undefined {
  return useQuery({
    queryKey: keys.mySessions(),
    queryFn: ({ signal }) => call("GET /api/me/sessions", { signal }),
  }).data?.sessions;
}

export function useEndMySession() {
  return useDeskMutation({
    run: (id: string) => call("DELETE /api/me/sessions/:id", { id }),
    done: words.sessionEnded,
    refresh: ["mySessions"],
  });
}
