import { type InputEvent, useState } from "react";
import { keptDays } from "#contract/desk/limits.ts";
import type { DeskSettings, Settings } from "#contract/desk/settings.ts";
import { isOpenLongEnough } from "#contract/office-time.ts";
import { usePermission } from "#desk/api/session.ts";
import { useChangeSettings, useSettings } from "#desk/api/settings.ts";
import { useRecordDraft } from "#desk/records/use-record-draft.ts";
import { CheckboxGroup } from "#desk/ui/checkbox-group/checkbox-group.tsx";
import { DeskForm } from "#desk/ui/form/desk-form.tsx";
import { CheckboxField, TextField } from "#desk/ui/form/field.tsx";
import { SaveBar } from "#desk/ui/form/save-bar.tsx";
import { ActionError, QueryFallback } from "#desk/ui/state/state.tsx";
import { common } from "#desk/words/common.ts";
import { settingsWords as words } from "#desk/words/settings.ts";
import { Button } from "#web/ui/button/button.tsx";

/** When the office is open, how fast it answers, and whether everybody needs a second factor. */
export function OfficeSettings() {
  const settings = useSettings();
  if (!settings.data) return <QueryFallback query={settings} />;
  // Another version has other values: the form then begins again with them.
  return <OfficeForm key={settings.data.version} settings={settings.data} />;
}

function OfficeForm({ settings: { desk, version } }: { readonly settings: Settings }) {
  const mayWrite = usePermission("settings.write");
  const draft = useRecordDraft<DeskSettings>("settings", desk, version);
  const change = useChangeSettings(draft.endSent);
  const values = draft.fields;
  /** Counts how often the fields began again. */
  const [round, setRound] = useState(0);

  function discard(): void {
    draft.discard();
    setRound(round + 1);
  }

  return (
    <DeskForm
      key={round}
      className="stack"
      onInput={({ currentTarget }) => draft.edit(settingsIn(currentTarget))}
      onSubmit={() => change.mutate({ version: draft.version, ...draft.changes })}
    >
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
                defaultChecked={values.officeHours.days.includes(index + 1)}
              />
            ))}
          </CheckboxGroup>
          <div className="form-row">
            {(["from", "to"] as const).map((name) => (
              <TextField
                key={name}
                label={words[name]}
                name={name}
                type="time"
                onInput={checkHours}
                defaultValue={values.officeHours[name]}
                required
              />
            ))}
            <TextField
              label={words.answerWithin}
              name="within"
              type="number"
              min={0.5}
              max={200}
              step={0.5}
              defaultValue={values.answerWithinHours}
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
            defaultChecked={values.secondFactorRequired}
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
              days={values.messagesKeptDays}
            />
            <KeptDaysField
              label={words.applicationsKept}
              hint={words.applicationsKeptHint}
              name="applications-kept"
              days={values.applicationsKeptDays}
            />
          </div>
        </fieldset>
      </section>
      <ActionError error={change.error} />
      {mayWrite && (
        <SaveBar isUnsaved={draft.isChanged} onDiscard={discard}>
          <Button type="submit" busy={change.isPending}>
            {common.save}
          </Button>
        </SaveBar>
      )}
    </DeskForm>
  );
}

function checkHours({ currentTarget: { form } }: InputEvent<HTMLInputElement>): void {
  if (!form) return;
  const { from, to } = settingsIn(form).officeHours;
  const closes = form.elements.namedItem("to") as HTMLInputElement;
  closes.setCustomValidity(isOpenLongEnough(from, to) ? "" : words.closesTooEarly);
}

/** What the fields hold. */
function settingsIn(form: HTMLFormElement): DeskSettings {
  const fields = new FormData(form);
  return {
    officeHours: {
      days: fields.getAll("day").map(Number),
      from: String(fields.get("from")),
      to: String(fields.get("to")),
    },
    answerWithinHours: Number(fields.get("within")),
    secondFactorRequired: fields.has("factor"),
    messagesKeptDays: daysIn(fields.get("messages-kept")),
    applicationsKeptDays: daysIn(fields.get("applications-kept")),
  };
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
      min={keptDays.least}
      max={keptDays.most}
      placeholder={words.keptForEver}
      defaultValue={days ?? ""}
    />
  );
}
