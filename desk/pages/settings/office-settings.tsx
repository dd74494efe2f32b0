import type { FormEvent } from "react";
import type { Settings } from "#contract/desk/settings.ts";
import { useMay } from "#desk/api/session.ts";
import { useChangeSettings, useSettings } from "#desk/api/settings.ts";
import { CheckboxGroup } from "#desk/ui/checkbox-group/checkbox-group.tsx";
import { CheckboxField, TextField } from "#desk/ui/form/field.tsx";
import { ActionError, NotRead } from "#desk/ui/state/state.tsx";
import { showToast } from "#desk/ui/toast/toast.tsx";
import { common } from "#desk/words/common.ts";
import { settingsWords as words } from "#desk/words/settings.ts";
import { Button } from "#web/ui/button/button.tsx";

/** When the office is open, how fast it answers, and whether everybody needs a second factor. */
export function OfficeSettings() {
  const settings = useSettings();
  if (!settings.data) return <NotRead query={settings} />;
  // Another version has other values: the form then begins again with them.
  return <OfficeForm key={settings.data.version} settings={settings.data} />;
}

function OfficeForm({ settings: { desk, version } }: { readonly settings: Settings }) {
  const mayWrite = useMay("settings.write");
  const change = useChangeSettings();

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    change.mutate(
      {
        version,
        officeHours: {
          days: form.getAll("day").map(Number),
          from: String(form.get("from")),
          to: String(form.get("to")),
        },
        answerWithinHours: Number(form.get("within")),
        secondFactorRequired: form.has("factor"),
        messagesKeptDays: daysIn(form.get("messages-kept")),
        applicationsKeptDays: daysIn(form.get("applications-kept")),
      },
      { onSuccess: () => showToast({ text: words.saved }) },
    );
  }

  return (
    <form className="dialog-form" onSubmit={submit}>
      <section className="panel">
        <h2>{words.officeHours}</h2>
        <fieldset className="plain-fieldset" disabled={!mayWrite}>
          <p className="quiet">{words.officeLead}</p>
          <CheckboxGroup label={words.days}>
            {words.dayNames.map((name, index) => (
              <CheckboxField
                key={name}
                label={name}
                name="day"
                value={index + 1}
                defaultChecked={desk.officeHours.days.includes(index + 1)}
              />
            ))}
          </CheckboxGroup>
          <div className="form-row">
            <TextField
              label={words.from}
              name="from"
              type="time"
              defaultValue={desk.officeHours.from}
              required
            />
            <TextField label={words.to} name="to" type="time" defaultValue={desk.officeHours.to} required />
            <TextField
              label={words.answerWithin}
              name="within"
              type="number"
              min={0.5}
              max={200}
              step={0.5}
              defaultValue={desk.answerWithinHours}
              required
            />
          </div>
        </fieldset>
      </section>
      <section className="panel">
        <h2>{words.signingIn}</h2>
        <fieldset className="plain-fieldset" disabled={!mayWrite}>
          <CheckboxField
            label={words.secondFactor}
            hint={words.secondFactorHint}
            name="factor"
            defaultChecked={desk.secondFactorRequired}
          />
        </fieldset>
      </section>
      <section className="panel">
        <h2>{words.kept}</h2>
        <fieldset className="plain-fieldset" disabled={!mayWrite}>
          <p className="quiet">{words.keptLead}</p>
          <div className="form-row">
            <KeptDaysField
              label={words.messagesKept}
              hint={words.messagesKeptHint}
              name="messages-kept"
              days={desk.messagesKeptDays}
            />
            <KeptDaysField
              label={words.applicationsKept}
              hint={words.applicationsKeptHint}
              name="applications-kept"
              days={desk.applicationsKeptDays}
            />
          </div>
        </fieldset>
      </section>
      <ActionError error={change.error} />
      {mayWrite && (
        <div>
          <Button type="submit" busy={change.isPending}>
            {common.save}
          </Button>
        </div>
      )}
    </form>
  );
}

/** An empty field: they are not deleted by themselves. */
function daysIn(value: FormDataEntryValue | null): number | null {
  return value ? Number(value) : null;
}

interface KeptDaysFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly name: string;
  readonly days: number | null;
}

/** After how many days a kind of record is deleted. Empty: never. */
function KeptDaysField({ days, ...field }: KeptDaysFieldProps) {
  return (
    <TextField
      {...field}
      type="number"
      min={30}
      max={3650}
      placeholder={words.keptForEver}
      defaultValue={days ?? ""}
    />
  );
}
