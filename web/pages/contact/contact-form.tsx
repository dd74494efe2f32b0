import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { contact } from "#content/en/contact.ts";
import { pathOf } from "#contract/routes.ts";
import type { ContactFields, RenderData } from "#contract/site-build.ts";
import { sendContactMessage } from "#web/api/contact.ts";
import { AlertRegion } from "#web/ui/alert/alert.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { TextAreaField, TextField } from "#web/ui/field/field.tsx";
import { alertFor, type ContactAlert } from "./contact-alert.ts";
import { clearDraft, emptyFields, readDraft, saveDraft } from "./contact-draft.ts";
import { sendKeyFor } from "./send-key.ts";
import "./contact-form.css";

const { form: words } = contact;
const fieldNames = Object.keys(emptyFields) as (keyof ContactFields)[];

export interface ContactFormProps {
  /** The outcome when the form was posted without scripts. */
  readonly posted: RenderData["contact"];
}

/**
 * The contact form. A real form before scripts run: it posts to its own page. Afterwards the call
 * is made here, and whatever happens, what was typed is kept until the server has acknowledged it.
 */
export function ContactForm({ posted }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [alert, setAlert] = useState<ContactAlert | undefined>(posted && alertOfPost(posted));
  const [reference, setReference] = useState<string>();
  useDraft(form, posted);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const fields = readFields(event.currentTarget);
    const key = sendKeyFor(fields);
    saveDraft({ fields, sendKey: key });
    setBusy(true);
    setAlert(undefined);
    setReference(undefined);
    const outcome = await sendContactMessage(fields, key);
    setBusy(false);
    setAlert(alertFor(outcome));
    if (outcome.kind !== "sent") return;
    setReference(outcome.reference);
    clearDraft();
    if (form.current) clear(form.current);
  }

  /** A changed form is another message: its key goes with the old one. */
  function keepDraft(): void {
    if (form.current) saveDraft({ fields: readFields(form.current) });
  }

  const values = posted?.fields ?? emptyFields;
  const { name, email, phone, subject, query } = words.fields;
  return (
    <form
      className="contact-form"
      method="post"
      action={pathOf("contact")}
      ref={form}
      onSubmit={send}
      onInput={keepDraft}
    >
      <h2>{words.title}</h2>
      <p className="contact-form__lead">{words.lead}</p>
      <TextField {...name} name="name" defaultValue={values.name} required autoComplete="name" />
      <TextField
        {...email}
        name="email"
        defaultValue={values.email}
        required
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...phone}
        name="phone"
        defaultValue={values.phone}
        required
        autoComplete="tel"
        inputMode="tel"
      />
      <TextField {...subject} name="subject" defaultValue={values.subject} required autoComplete="off" />
      <TextAreaField {...query} name="query" defaultValue={values.query} autoComplete="off" />
      {/* biome-ignore lint/a11y/noAutofocus: without scripts it is what brings the answer into view. */}
      <div className="contact-form__answer" tabIndex={-1} autoFocus={posted !== undefined}>
        <AlertRegion alert={alert} />
        {reference && (
          <p>
            {contact.reference} <strong>{reference}</strong>
          </p>
        )}
      </div>
      <Button type="submit" busy={busy} className="contact-form__send">
        {busy ? words.sending : words.send}
      </Button>
    </form>
  );
}

/** Puts a draft of this tab back into the form, but never over what stands there already. */
function useDraft(form: RefObject<HTMLFormElement | null>, posted: RenderData["contact"]): void {
  useEffect(() => {
    if (posted?.outcome === "sent") clearDraft();
    const draft = readDraft();
    if (!draft || !form.current) return;
    const typed = readFields(form.current);
    fillFields(form.current, { ...draft.fields, ...nonEmpty(typed) });
  }, [form, posted]);
}

function alertOfPost({ outcome, message }: NonNullable<RenderData["contact"]>): ContactAlert {
  return { tone: outcome === "sent" ? "success" : "error", text: message };
}

function readFields(form: HTMLFormElement): ContactFields {
  const data = new FormData(form);
  return Object.fromEntries(
    fieldNames.map((name) => [name, String(data.get(name) ?? "")]),
  ) as unknown as ContactFields;
}

function fillFields(form: HTMLFormElement, fields: ContactFields): void {
  for (const name of fieldNames) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
      control.value = fields[name];
  }
}

/** A reset alone would bring back what a failed post had refilled; without it, empty fields look wrong. */
function clear(form: HTMLFormElement): void {
  form.reset();
  fillFields(form, emptyFields);
}

function nonEmpty(fields: ContactFields): Partial<ContactFields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ""));
}
