import { useQuery } from "@tanstack/react-query";
import type { ChangeSettings, Settings } from "#contract/desk/settings.ts";
import { call } from "#desk/http/call.ts";
import { common } from "#desk/words/common.ts";
import { settingsWords as words } from "#desk/words/settings.ts";
import { type ComparedFields, resolveConflict } from "./conflict.ts";
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

/** Its error is the caller's to show, beside the settings. `onSaved` also runs when the form has begun again by then. */
export function useChangeSettings(onSaved: () => void) {
  const mutation = useDeskMutation({
    run: (body: ChangeSettings) => call("PATCH /api/settings", { body }),
    done: words.saved,
    onDone: onSaved,
    onFailed: (error, body) =>
      resolveConflict<Settings>({
        error,
        version: body.version,
        read: () => readSettings(),
        fields: comparedFields,
        mine: (current) => ({ ...current, desk: Object.assign({ ...current.desk }, body) }),
        retry: ({ version }) => mutation.mutate({ ...body, version }),
        closeForm: () => undefined,
      }),
    refresh: ["settings"],
  });
  return mutation;
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
    run: () => call("POST /api/settings/test-mail"),
  });
}
