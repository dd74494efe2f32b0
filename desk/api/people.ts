import { useQuery } from "@tanstack/react-query";
import { deskPath, deskPaths } from "#contract/desk/desk-paths.ts";
import type {
  ChangePerson,
  InvitationLink,
  Invitations,
  NewInvitation,
  Person,
} from "#contract/desk/people.ts";
import { call } from "#desk/http/call.ts";
import { peopleWords as words } from "#desk/words/people.ts";
import { useDeskMutation } from "./desk-mutation.ts";
import { keys } from "./keys.ts";

export function usePeople() {
  return useQuery({
    queryKey: keys.people(),
    queryFn: ({ signal }) => call<{ items: Person[] }>("GET", deskPaths.people, { signal }),
  });
}

export function useInvitations() {
  return useQuery({
    queryKey: keys.people("invitations"),
    queryFn: ({ signal }) => call<Invitations>("GET", deskPaths.invitations, { signal }),
  });
}

/** Its error is the caller's to show, in its dialog. */
export function useInvite() {
  return useDeskMutation({
    run: (body: NewInvitation) => call<InvitationLink>("POST", deskPaths.invitations, { body }),
    onFailed: "caller",
    refresh: ["people"],
  });
}

export function useTakeBackInvitation() {
  return useDeskMutation({
    run: (id: string) => call<void>("DELETE", deskPath(deskPaths.invitation, id)),
    done: words.takenBack,
    refresh: ["people"],
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
  return useDeskMutation({
    run: ({ person, fields }: PersonChangeRequest) =>
      call<Person>("PATCH", deskPath(deskPaths.person, person.id), {
        body: { version: person.version, ...fields },
      }),
    done: (_person, { done }) => done,
    onFailed: "caller",
    refresh: ["people"],
  });
}

/** Makes a link by which a person sets a new password. */
export function usePasswordLink() {
  return useDeskMutation({
    run: (id: string) => call<InvitationLink>("POST", deskPath(deskPaths.personPasswordLink, id)),
    refresh: ["people"],
  });
}

export function useSignOutEverywhere() {
  return useRemoval(deskPaths.personSessions);
}

export function useRemoveSecondFactor() {
  return useRemoval(deskPaths.personSecondFactor);
}

function useRemoval(path: typeof deskPaths.personSessions | typeof deskPaths.personSecondFactor) {
  return useDeskMutation({
    run: (id: string) => call<void>("DELETE", deskPath(path, id)),
    done: words.done,
    refresh: ["people"],
  });
}
