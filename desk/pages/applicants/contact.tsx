import { useState } from "react";
import type { Applicant } from "#contract/desk/applicants.ts";
import { useChangeApplicant } from "#desk/api/applicants.ts";
import { PhoneLinks } from "#desk/records/phone-links.tsx";
import { DeskForm, type TextOf } from "#desk/ui/form/desk-form.tsx";
import { TextField } from "#desk/ui/form/field.tsx";
import { TextButton } from "#desk/ui/text-button/text-button.tsx";
import { applicantWords as words } from "#desk/words/applicants.ts";
import { common } from "#desk/words/common.ts";
import { Button } from "#web/ui/button/button.tsx";

const callingCode = "91";

interface ContactProps {
  readonly applicant: Applicant;
  readonly mayWrite: boolean;
}

/** Phone, address, email. */
export function Contact({ applicant, mayWrite }: ContactProps) {
  const digits = callingCode + applicant.phoneNumber;
  const greeting = words.whatsAppGreeting(applicant.name, applicant.job.title);
  return (
    <section className="side-section applicant__contact">
      <p className="applicant__phone">{applicant.phoneNumber}</p>
      {mayWrite && <PhoneLinks digits={digits} greeting={greeting} />}
      <h2 className="side-section__title">{words.address}</h2>
      <p className="prose">{applicant.address}</p>
      <EmailField applicant={applicant} mayWrite={mayWrite} />
    </section>
  );
}

function EmailField({ applicant, mayWrite }: ContactProps) {
  const [editing, setEditing] = useState(false);
  if (editing) return <EmailForm applicant={applicant} onClose={() => setEditing(false)} />;
  return (
    <>
      <h2 className="side-section__title">{words.email}</h2>
      <p className="button-row">
        {applicant.email && <span className="prose">{applicant.email}</span>}
        {mayWrite && (
          <TextButton onClick={() => setEditing(true)}>
            {applicant.email ? common.edit : words.addEmail}
          </TextButton>
        )}
      </p>
    </>
  );
}

interface EmailFormProps {
  readonly applicant: Applicant;
  /** Left out where the form is all there is. */
  readonly onClose?: () => void;
}

/** Asks for the address of an applicant. */
export function EmailForm({ applicant, onClose }: EmailFormProps) {
  const change = useChangeApplicant(onClose);
  function save(textOf: TextOf): void {
    const email = textOf("email").trim();
    change.mutate(
      { applicant, change: { email: email || null }, toastText: words.emailSaved },
      { onSuccess: () => onClose?.() },
    );
  }
  return (
    <DeskForm className="stack" onSubmit={save}>
      <TextField
        label={words.email}
        hint={words.emailHint}
        name="email"
        type="email"
        defaultValue={applicant.email ?? ""}
        required={applicant.email === null}
        autoFocus={onClose !== undefined}
      />
      <div className="button-row">
        <Button type="submit" busy={change.isPending}>
          {common.save}
        </Button>
        {onClose && (
          <Button tone="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
        )}
      </div>
    </DeskForm>
  );
}
