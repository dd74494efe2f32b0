import { type ReactElement, useState } from "react";
import type { Applicant, ApplicantItem, Stage } from "#contract/desk/applicants.ts";
import type { SavedReply } from "#contract/desk/saved.ts";
import { readApplicant, type StageMove, setEmail, useMoveApplicant } from "#desk/api/applicants.ts";
import { showError } from "#desk/api/notices.ts";
import { fillIn, useReadStageTemplate } from "#desk/api/saved-replies.ts";
import { MailFields } from "#desk/records/mail-fields.tsx";
import { useMailDraft } from "#desk/records/use-mail-draft.ts";
import { FormDialog } from "#desk/ui/dialog/form-dialog.tsx";
import type { TextOf } from "#desk/ui/form/desk-form.tsx";
import { TextField } from "#desk/ui/form/field.tsx";
import { applicantWords as words } from "#desk/words/applicants.ts";
import { Button } from "#web/ui/button/button.tsx";

interface PendingMove {
  readonly applicant: Applicant;
  readonly stage: Stage;
  readonly template: SavedReply;
}

interface StageMoves {
  readonly move: (applicant: ApplicantItem, stage: Stage) => void;
  /** To be rendered beside what moves. */
  readonly dialog: ReactElement | undefined;
}

/** Moves applicants. Where a mail belongs to the new stage, a dialog offers it first. */
export function useStageMove(): StageMoves {
  const [pending, setPending] = useState<PendingMove>();
  const readTemplate = useReadStageTemplate();
  const { mutate } = useMoveApplicant();

  async function move(item: ApplicantItem, stage: Stage): Promise<void> {
    try {
      const template = await readTemplate(stage);
      if (!template) {
        mutate({ applicant: item, stage });
        return;
      }
      // The list does not know the email address.
      const applicant = await readApplicant(item.id);
      setPending({ applicant, stage, template });
    } catch (error) {
      showError(error);
    }
  }

  const dialog = pending && (
    <MoveDialog
      {...pending}
      onClose={() => setPending(undefined)}
      onMove={async (withMail, email) => {
        const { stage } = pending;
        let { applicant } = pending;
        try {
          if (email) applicant = await setEmail(applicant, email);
        } catch (error) {
          showError(error);
          return;
        }
        setPending(undefined);
        mutate({ applicant, stage, ...withMail });
      }}
    />
  );
  return { move: (applicant, stage) => void move(applicant, stage), dialog };
}

interface MoveDialogProps extends PendingMove {
  readonly onClose: () => void;
  /** Closes the dialog and moves. Where the email address cannot be stored, it stays open and the reason is shown. */
  readonly onMove: (withMail?: Pick<StageMove, "mail" | "onMoved">, email?: string) => Promise<void>;
}

function MoveDialog({ applicant, stage, template, onClose, onMove }: MoveDialogProps) {
  const slots = { name: applicant.name, reference: applicant.reference ?? "", job: applicant.job.title };
  const draft = useMailDraft(`move:${applicant.id}:${stage.id}`, slots, {
    subject: fillIn(template.subject, slots),
    text: fillIn(template.text, slots),
  });

  function submit(textOf: TextOf): void {
    const email = applicant.email ? undefined : textOf("email").trim();
    // The draft ends with the move itself: its key, once spent, would be one at which the server does nothing.
    void onMove({ mail: draft.toSend(), onMoved: () => draft.end() }, email);
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.moveTitle(applicant.name, stage.name)}
      description={words.moveText}
      submit={words.moveAndSend}
      onSubmit={submit}
      alternative={
        <Button tone="secondary" onClick={() => void onMove()}>
          {words.moveOnly}
        </Button>
      }
    >
      {!applicant.email && (
        <TextField label={words.email} hint={words.moveEmailHint} name="email" type="email" required />
      )}
      <MailFields draft={draft} to={applicant.email} />
    </FormDialog>
  );
}
