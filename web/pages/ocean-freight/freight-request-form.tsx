import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { freight } from "#content/en/freight.ts";
import { oceanFreight } from "#content/en/ocean-freight.ts";
import { freightRequestMessage } from "#content/messages/freight-request-message.ts";
import { type FreightKindId, freightKindIn } from "#contract/freight-kinds.ts";
import { emptyFreightRequest, extraNames, measureNames } from "#contract/freight-request.ts";
import { paths } from "#contract/routes.ts";
import { prefillContactForm, updatePrefill } from "#web/contact-prefill/contact-prefill.ts";
import { readFields } from "#web/drafts/field-values.ts";
import { RecoveredDraft } from "#web/drafts/recovered-draft.tsx";
import { useFormDraft } from "#web/drafts/use-form-draft.ts";
import { useFieldErrors } from "#web/forms/use-field-errors.ts";
import { afterRouteEffects } from "#web/navigation/after-route-effects.ts";
import { dropQuery } from "#web/navigation/drop-query.ts";
import { goTo } from "#web/navigation/go-to.ts";
import { navigate, useLocation } from "#web/navigation/hash-location.ts";
import { PrivacyNote } from "#web/sections/privacy-note/privacy-note.tsx";
import { AlertRegion } from "#web/ui/alert/alert.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { CheckboxField, EmailField, SelectField, TextField } from "#web/ui/field/field.tsx";
import { PhoneField } from "#web/ui/field/phone-field.tsx";
import { freightRequestDraft as draftStore } from "./freight-request-draft.ts";
import "./freight-request-form.css";

const { form: words } = oceanFreight;
const { fields: labels, groups } = words;

/** What the form opens with, unless the address or a draft has another kind. */
const ownKind: FreightKindId = "ocean";

/**
 * The request form for a freight service. Once complete, its text goes into the contact form, where the visitor reads and
 * sends it. Without scripts the form asks for the Contact page, which the server then fills in.
 */
export function FreightRequestForm() {
  const errors = useFieldErrors();
  const section = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { query: addressQuery } = useLocation();
  const chosen = freightKindIn(addressQuery);
  const freightTitle = freight.kinds.find(({ id }) => id === (chosen ?? ownKind))?.title ?? "";

  const { formRef, formProps, redacted } = useFormDraft(draftStore, {
    defaultValues: { freightType: freightTitle },
    prefill: chosen
      ? {
          address: chosen,
          fieldsFor: () => ({ freightType: freightTitle }),
          // The visitor's choice from here on: a reload does not bring it again.
          onFilled: () => dropQuery(paths["ocean-freight"], addressQuery),
        }
      : undefined,
    // What was typed before this code came is passed on as any other input.
    onFill: (_, dirty) => Object.keys(dirty).length > 0 && passOn(),
  });

  // A link with a kind of freight leads here instead of to the top of the page.
  useEffect(() => {
    if (chosen) afterRouteEffects(() => goTo(section.current, title.current));
  }, [chosen]);

  function passOn(): void {
    updatePrefill("service-request", () => messageOf(formRef.current as HTMLFormElement));
  }

  function carryOver(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    prefillContactForm({ source: "service-request", message: messageOf(event.currentTarget) });
    navigate(`${paths.contact}?request`);
  }

  const field = (name: keyof typeof labels) => ({
    label: labels[name],
    name,
    error: errors.errorOf(name),
    retypeNote: redacted.noteOf(name),
  });

  return (
    <section className="freight-request" aria-labelledby="freight-request-title" ref={section}>
      <div className="freight-request__layout container">
        <header className="freight-request__head">
          <h2 id="freight-request-title" tabIndex={-1} ref={title}>
            {words.title}
          </h2>
          <p>{words.lead}</p>
        </header>
        <form
          className="freight-request__form"
          method="get"
          action={paths.contact}
          {...formProps}
          onSubmit={carryOver}
          onInput={(event) => {
            errors.onInput(event);
            formProps.onInput(event);
            passOn();
          }}
          onInvalidCapture={errors.onInvalid}
        >
          <Group title={groups.sender}>
            {/* Without scripts only the focus leads to the form. */}
            <TextField {...field("name")} required autoComplete="name" autoFocus={chosen !== undefined} />
            <EmailField {...field("email")} />
            <PhoneField {...field("phone")} />
          </Group>
          <Group title={groups.route}>
            <SelectField
              key={chosen}
              label={labels.freightType}
              name="freightType"
              defaultValue={freightTitle}
            >
              {/* Not empty: in a draft that would say nothing, and leave the page's own kind. */}
              <option>{words.undecided}</option>
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
          <AlertRegion alert={errors.summary} />
          <div className="freight-request__send">
            <Button type="submit" aria-describedby="freight-request-note">
              {words.send}
            </Button>
            <p id="freight-request-note">{words.note}</p>
          </div>
          <PrivacyNote />
          <RecoveredDraft formRef={formRef} draftStore={draftStore} />
        </form>
      </div>
    </section>
  );
}

function messageOf(form: HTMLFormElement) {
  return freightRequestMessage(readFields(form, emptyFreightRequest));
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="freight-request__group">
      <legend>{title}</legend>
      <div className="freight-request__fields">{children}</div>
    </fieldset>
  );
}
