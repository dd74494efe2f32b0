import { useMutation, useQuery } from "@tanstack/react-query";
import { deskPath, deskPaths } from "#contract/desk/desk-paths.ts";
import type {
  ChangePerson,
  InvitationLink,
  Invitations,
  NewInvitation,
  Person,
} from "#contract/desk/people.ts";
import { call } from "#desk/http/call.ts";
import { showToast } from "#desk/ui/toast/toast.tsx";
import { peopleWords as words } from "#desk/words/people.ts";
import { useRefresh } from "./refresh.ts";
import { showError } from "./undo.ts";

const peopleKey = ["people"] as const;

export function usePeople() {
  return useQuery({
    queryKey: peopleKey,
    queryFn: ({ signal }) => call<{ items: Person[] }>("GET", deskPaths.people, { signal }),
  });
}

export function useInvitations() {
  return useQuery({
    queryKey: [...peopleKey, "invitations"],
    queryFn: ({ signal }) => call<Invitations>("GET", deskPaths.invitations, { signal }),
  });
}

/** Its error is the caller's to show, in its dialog. */
export function useInvite() {
  return useMutation({
    mutationFn: (body: NewInvitation) => call<InvitationLink>("POST", deskPaths.invitations, { body }),
    onSuccess: useRefresh("people"),
  });
}

export function useTakeBackInvitation() {
  const refresh = useRefresh("people");
  return useMutation({
    mutationFn: (id: string) => call<void>("DELETE", deskPath(deskPaths.invitation, id)),
    onSuccess: () => {
      showToast({ text: words.takenBack });
      return refresh();
    },
    onError: showError,
  });
}

export type PersonChange = Omit<ChangePerson, "version">;

interface PersonChangeRequest {
  readonly person: Person;
  readonly fields: PersonChange;
  /** What is said when it is stored. */
  readonly done: string;
}

/** Changes an account. Its error is the caller's to show: in the dialog that asked, or as a toast. */
export function useChangePerson() {
  return useMutation({
    mutationFn: ({ person, fields }: PersonChangeRequest) =>
      call<Person>("PATCH", deskPath(deskPaths.person, person.id), {
        body: { version: person.version, ...fields },
      }),
    onSuccess: (_person, { done }) => showToast({ text: done }),
    onSettled: useRefresh("people"),
  });
}

/** Makes a link by which a person sets a new password. */
export function usePasswordLink() {
  return useMutation({
    mutationFn: (id: string) => call<InvitationLink>("POST", deskPath(deskPaths.personPasswordLink, id)),
    onError: showError,
    onSettled: useRefresh("people"),
  });
}

export function useSignOutEverywhere() {
  return useRemoval(deskPaths.personSessions);
}

export function useRemoveSecondFactor() {
  return useRemoval(deskPaths.personSecondFactor);
}

function useRemoval(path: typeof deskPaths.personSessions | typeof deskPaths.personSecondFactor) {
  return useMutation({
    mutationFn: (id: string) => call<void>("DELETE", deskPath(path, id)),
    onSuccess: () => showToast({ text: words.done }),
    onError: showError,
    onSettled: useRefresh("people"),
  });
}
