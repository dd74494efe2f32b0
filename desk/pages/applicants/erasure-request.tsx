import { useState } from "react";
import type { Applicant } from "#contract/desk/applicants.ts";
import { useRequestErasure } from "#desk/api/applicants.ts";
import { ReasonField } from "#desk/records/reason-dialog.tsx";
import { FormDialog } from "#desk/ui/dialog/form-dialog.tsx";
import type { TextOf } from "#desk/ui/form/desk-form.tsx";
import { Time } from "#desk/ui/time/time.tsx";
import { applicantWords as words } from "#desk/words/applicants.ts";
import { jobInCity } from "#desk/words/jobs.ts";
import "./erasure-request.css";

interface Others {
  readonly chosen: readonly string[];
  readonly toggle: (id: string) => void;
}

/** The same person's other applications, chosen until they are unticked: who asks to be erased means all of them. */
export function useOthers({ samePerson }: Applicant): Others {
  const [left, setLeft] = useState<readonly string[]>([]);
  return {
    chosen: samePerson.map(({ id }) => id).filter((id) => !left.includes(id)),
    toggle: (id) => setLeft(left.includes(id) ? left.filter((one) => one !== id) : [...left, id]),
  };
}

/** Which applications of the person are meant. */
export function OtherApplications({
  applicant,
  others,
}: {
  readonly applicant: Applicant;
  readonly others: Others;
}) {
  const isAlone = applicant.samePerson.length === 0;
  return (
    <fieldset className="applications">
      <legend>{isAlone ? words.oneApplication : words.whichApplications}</legend>
      {[applicant, ...applicant.samePerson].map((one) => (
        <label key={one.id}>
          <input
            type="checkbox"
            className="check"
            checked={one === applicant || others.chosen.includes(one.id)}
            disabled={one === applicant}
            onChange={() => others.toggle(one.id)}
          />
          <span>
            {jobInCity(one.job)}
            <span className="quiet">
              {one.reference} · {words.received} <Time at={one.receivedAt} exact /> · {one.stage.name}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface ErasureRequestProps {
  readonly applicant: Applicant;
  readonly others: Others;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks for the reason, and which applications are meant, and notes that they have to be erased. */
export function ErasureRequest({ applicant, others, open, onClose }: ErasureRequestProps) {
  const request = useRequestErasure(applicant);
  function submit(textOf: TextOf): void {
    const body = { reason: textOf("reason"), alsoIds: others.chosen };
    request.mutate(body, { onSuccess: onClose });
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.requestErasureTitle(applicant.name)}
      description={words.requestErasureText}
      submit={words.requestErasureConfirm}
      busy={request.isPending}
      error={request.error}
      onSubmit={submit}
    >
      <OtherApplications applicant={applicant} others={others} />
      <ReasonField />
    </FormDialog>
  );
}
