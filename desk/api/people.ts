import { useQuery } from "@tanstack/react-query";
import type { ChangeStaffMember, NewInvitation, StaffMember } from "#contract/desk/people.ts";
import { call } from "#desk/http/call.ts";
import { common } from "#desk/words/common.ts";
import { peopleWords as words } from "#desk/words/people.ts";
import { roleNames } from "#desk/words/roles.ts";
import type { ComparedFields, EditConflict } from "./conflict.ts";
import { type DeskMutationOptions, useDeskMutation } from "./desk-mutation.ts";
import { keys } from "./keys.ts";

export function usePeople() {
  return useQuery({
    queryKey: keys.people(),
    queryFn: ({ signal }) => readPeople(signal),
  });
}

function readPeople(signal?: AbortSignal) {
  return call("GET /api/people", { signal });
}

export function useInvitations() {
  return useQuery({
    queryKey: keys.people("invitations"),
    queryFn: ({ signal }) => call("GET /api/invitations", { signal }),
  });
}

export function useInvite() {
  return useDeskMutation({
    mutationFn: (body: NewInvitation) => call("POST /api/invitations", { body }),
    errorsIn: "form",
    invalidates: ["people"],
  });
}

export function useTakeBackInvitation() {
  return useDeskMutation({
    mutationFn: (id: string) => call("DELETE /api/invitations/:id", { id }),
    toast: words.takenBack,
    invalidates: ["people"],
  });
}

export type PersonChange = Omit<ChangeStaffMember, "version">;

interface PersonChangeRequest {
  readonly person: StaffMember;
  readonly fields: PersonChange;
  /** What is said when it is stored. */
  readonly toastText: string;
}

/** Changes an account: by a menu, or in a dialog with a form. */
export function useChangePerson(form: Pick<DeskMutationOptions, "errorsIn" | "onConflict"> = {}) {
  return useDeskMutation({
    ...form,
    mutationFn: ({ person, fields }: PersonChangeRequest) =>
      call("PATCH /api/people/:id", { id: person.id, body: { version: person.version, ...fields } }),
    toast: (_person, { toastText }) => toastText,
    conflict: (request): EditConflict<StaffMember, PersonChangeRequest> => ({
      version: request.person.version,
      read: async () => (await readPeople()).items.find(({ id }) => id === request.person.id),
      fields: comparedFields,
      applied: (current) => Object.assign({ ...current }, request.fields),
      retryWith: (person) => ({ ...request, person }),
    }),
    invalidates: ["people"],
  });
}

const comparedFields: ComparedFields<StaffMember> = [
  { label: words.role, of: ({ role }) => roleNames[role] },
  { label: words.state, of: ({ active }) => (active ? words.active : words.dismissed) },
  {
    label: words.factorRequired,
    of: ({ secondFactorRequired }) => (secondFactorRequired ? common.yes : common.no),
  },
];

/** Makes a link by which a person sets a new password. */
export function usePasswordLink() {
  return useDeskMutation({
    mutationFn: (id: string) => call("POST /api/people/:id/password-link", { id }),
    invalidates: ["people"],
  });
}

export function useSignOutEverywhere() {
  return useRemoval("DELETE /api/people/:id/sessions");
}

export function useRemoveSecondFactor() {
  return useRemoval("DELETE /api/people/:id/second-factor");
}

function useRemoval(name: "DELETE /api/people/:id/sessions" | "DELETE /api/people/:id/second-factor") {
  return useDeskMutation({
    mutationFn: (id: string) => call(name, { id }),
    toast: words.done,
    invalidates: ["people"],
  });
}
