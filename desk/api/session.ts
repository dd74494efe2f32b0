import {
  type QueryClient,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { createContext, useContext } from "react";
import type { Permission } from "#contract/desk/roles.ts";
import type { Me, Session, SignIn } from "#contract/desk/session.ts";
import { call } from "#desk/http/call.ts";
import { forgetTabValues } from "#web/browser/tab-value.ts";
import { useDeskMutation } from "./desk-mutation.ts";
import { keys } from "./keys.ts";

/** Whether somebody is signed in, and who. */
export function useSession(): UseQueryResult<Session> {
  return useQuery({
    queryKey: keys.session(),
    queryFn: ({ signal }) => call("GET /api/session", { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: true,
  });
}

const personKey = "desk-person";

/**
 * Stores the session that a step of signing in or out answered with. A new session reads everything anew. After signing
 * out, and when somebody else signs in in the same tab, nothing that the person before has typed is left either.
 */
export function useSetSession(): (session: Session) => void {
  const client = useQueryClient();
  return (session) => {
    const before = sessionStorage.getItem(personKey);
    if (session.state === "signed-in") {
      if (before !== null && before !== session.me.id) forgetTabValues();
      // Also for the same person, whose role may have changed.
      forgetRead(client);
    }
    client.setQueryData<Session>(keys.session(), session);
  };
}

/** Remembers in this tab who is signed in, so that their drafts are not shown to somebody else. */
export function rememberPerson({ id }: Me): void {
  sessionStorage.setItem(personKey, id);
}

/** Forgets what was read. The session itself stays: a screen that shows it must hear of its end. */
function forgetRead(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== keys.session()[0] });
}

export function useSignIn() {
  return useDeskMutation({
    mutationFn: (body: SignIn) => call("POST /api/session", { body }),
    onSuccess: useSetSession(),
    errorsIn: "form",
  });
}

/** The second step of signing in: the app's code, or a recovery code. */
export function useSendCode() {
  return useDeskMutation({
    mutationFn: (code: string) => call("POST /api/session/second-factor", { body: { code } }),
    onSuccess: useSetSession(),
    errorsIn: "form",
  });
}

export function useSignOut() {
  const client = useQueryClient();
  const setSession = useSetSession();
  return useMutation({
    mutationFn: () => call("DELETE /api/session"),
    onSettled: () => {
      // Keeps the drafts if the session had already expired or the second factor was pending.
      if (client.getQueryData<Session>(keys.session())?.state === "signed-in") {
        forgetTabValues();
        forgetRead(client);
      }
      setSession({ state: "signed-out" });
    },
  });
}

const MeContext = createContext<Me | undefined>(undefined);
export const MeProvider = MeContext.Provider;

/** The person who is signed in. */
export function useMe(): Me {
  const me = useContext(MeContext);
  if (!me) throw new Error("useMe needs a person who is signed in: use it only below MeProvider.");
  return me;
}

/** Whether the person who is signed in has a right. The server decides; this only hides what it would refuse. */
export function usePermission(permission: Permission): boolean {
  return useMe().permissions.includes(permission);
}
