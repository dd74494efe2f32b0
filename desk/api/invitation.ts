import { useQuery } from "@tanstack/react-query";
import type { AcceptInvitation } from "#contract/desk/session.ts";
import { call } from "#desk/http/call.ts";
import { useDeskMutation } from "./desk-mutation.ts";
import { keys } from "./keys.ts";
import { useSetSession } from "./session.ts";

/** What the one-time link of an invitation offers. */
export function useInvitation(token: string) {
  return useQuery({
    queryKey: keys.invitation(token),
    queryFn: () => call("POST /api/invitation/check", { body: { token } }),
    enabled: token !== "",
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

export function useAcceptInvitation() {
  return useDeskMutation({
    mutationFn: (body: AcceptInvitation) => call("POST /api/invitation/accept", { body }),
    onSuccess: useSetSession(),
    errorsIn: "form",
  });
}
