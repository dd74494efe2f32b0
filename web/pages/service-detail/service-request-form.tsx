import type { FormEvent, ReactNode } from "react";
import { freight } from "#content/en/freight.ts";
import { serviceDetail } from "#content/en/service-detail.ts";
import { paths } from "#contract/routes.ts";
import { prefillContactForm } from "#web/forms/contact-form-store.ts";
import { readFields } from "#web/forms/field-values.ts";
import { useMissingFields } from "#web/forms/use-missing-fields.ts";
import { navigate } from "#web/navigation/hash-location.ts";
import { Link } from "#web/navigation/link.tsx";
import { Alert, AlertRegion } from "#web/ui/alert/alert.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { CheckboxField, EmailField, SelectField, TextField } from "#web/ui/field/field.tsx";
import { emptyRequest, extraNames, measureNames, messageOf } from "./service-request.ts";
import "./service-request-form.css";

const { form: words } = serviceDetail;
const { fields: labels, groups } = words;

/**
 * The request form for a freight service. It makes no call: once complete, its text goes into the contact form, where
 * the visitor reads and sends it. That needs scripts, so without them the form says so beforehand, and
 * `method="dialog"` keeps it from being sent anywhere.
 */
export function ServiceRequestForm() {
  const missing = useMissingFields();

  function carryOver(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    prefillContactForm("service-request", messageOf(readFields(event.currentTarget, emptyRequest)));
    navigate(paths.contact);
  }

  const field = (name: keyof typeof labels) => ({
    label: labels[name],
    name,
    error: missing.errorOf(name),
  });

  return (
    <section className="service-request" aria-labelledby="service-request-title">
      <div className="service-request__layout container">
        <header className="service-request__head">
          <h2 id="service-request-title">{words.title}</h2>
          <p>{words.lead}</p>
        </header>
        <form
          className="service-request__form"
          method="dialog"
          onSubmit={carryOver}
          onInput={missing.onInput}
          onInvalidCapture={missing.onInvalid}
        >
          <noscript>
            <NeedsScripts />
          </noscript>
          <Group title={groups.sender}>
            <TextField {...field("name")} required autoComplete="name" />
            <EmailField {...field("email")} />
            <TextField {...field("phone")} required autoComplete="tel" inputMode="tel" />
          </Group>
          <Group title={groups.route}>
            <SelectField label={labels.freightType} name="freightType">
              <option value="">{words.undecided}</option>
              {freight.kinds.map(({ id, title }) => (
                <option key={id}>{title}</option>
              ))}
            </SelectField>
            <TextField {...field("departure")} required autoComplete="off" />
            <TextField {...field("delivery")} required autoComplete="off" />
            <SelectField label={labels.incoterms} name="incoterms">
              <option value="">{words.undecided}</option>
              {words.incoterms.map(({ code, meaning }) => (
                <option key={code} value={code}>
                  {code}, {meaning}
                </option>
              ))}
            </SelectField>
          </Group>
          <Group title={groups.load}>
            {measureNames.map((name) => (
              <TextField key={name} {...field(name)} required autoComplete="off" inputMode="decimal" />
            ))}
          </Group>
          <Group title={groups.extras}>
            {extraNames.map((name) => (
              <CheckboxField key={name} label={labels[name]} name={name} />
            ))}
          </Group>
          <AlertRegion alert={missing.summary} />
          <div className="service-request__send">
            <Button type="submit" aria-describedby="service-request-note">
              {words.send}
            </Button>
            <p id="service-request-note">{words.note}</p>
          </div>
        </form>
      </div>
    </section>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="service-request__group">
      <legend>{title}</legend>
      <div className="service-request__fields">{children}</div>
    </fieldset>
  );
}

function NeedsScripts() {
  return (
    <Alert tone="info">
      <p>
        {words.noScript.text} <Link to={paths.contact}>{words.noScript.link}</Link>.
      </p>
    </Alert>
  );
}
