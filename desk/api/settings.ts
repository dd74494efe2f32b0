import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ChangeSettings, Settings } from "#contract/desk/settings.ts";
import { call } from "#desk/http/call.ts";
import { common } from "#desk/words/common.ts";
import { settingsWords as words } from "#desk/words/settings.ts";
import type { ComparedFields, EditConflict } from "./conflict.ts";
import { useDeskMutation } from "./desk-mutation.ts";
import { keys } from "./keys.ts";

export function useSettings() {
  return useQuery({
    queryKey: keys.settings(),
    queryFn: ({ signal }) => readSettings(signal),
  });
}

function readSettings(signal?: AbortSignal): Promise<Settings> {
  return call("GET /api/settings", { signal });
}

/** `onSaved` also runs if the form has been reset meanwhile. */
export function useChangeSettings(onSaved: (sent: Omit<ChangeSettings, "version">, version: number) => void) {
  const client = useQueryClient();
  return useDeskMutation({
    mutationFn: (body: ChangeSettings) => call("PATCH /api/settings", { body }),
    toast: words.saved,
    onSuccess: (after, { version: _before, ...sent }) => {
      onSaved(sent, after.version);
      // What is typed before the settings are read again is a change of this version.
      client.setQueryData<Settings>(keys.settings(), after);
    },
    errorsIn: "form",
    conflict: (body): EditConflict<Settings, ChangeSettings> => ({
      version: body.version,
      read: () => readSettings(),
      fields: comparedFields,
      applied: (current) => ({ ...current, desk: Object.assign({ ...current.desk }, body) }),
      retryWith: ({ version }) => ({ ...body, version }),
    }),
    invalidates: ["settings"],
  });
}

const keptFor = (days: number | null) => (days === null ? words.keptForEver : String(days));

const comparedFields: ComparedFields<Settings> = [
  {
    label: words.days,
    of: ({ desk }) => desk.officeHours.days.map((day) => words.dayNames[day - 1]).join(", "),
  },
  { label: words.officeHours, of: ({ desk: { officeHours } }) => `${officeHours.from}–${officeHours.to}` },
  { label: words.answerWithin, of: ({ desk }) => String(desk.answerWithinHours) },
  { label: words.secondFactor, of: ({ desk }) => (desk.secondFactorRequired ? common.yes : common.no) },
  { label: words.messagesKept, of: ({ desk }) => keptFor(desk.messagesKeptDays) },
  { label: words.applicationsKept, of: ({ desk }) => keptFor(desk.applicationsKeptDays) },
];

export function useSendTestMail() {
  return useDeskMutation({
    mutationFn: () => call("POST /api/settings/test-mail"),
  });
}
