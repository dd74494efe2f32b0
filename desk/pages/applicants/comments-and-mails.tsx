import "#desk/records/composer.css";
import { useState } from "react";
import type { Applicant } from "#contract/desk/applicants.ts";
import { useAddComment, useSendMail } from "#desk/api/applicants.ts";
import { showSent } from "#desk/api/undo.ts";
import { recordPath } from "#desk/navigation/addresses.ts";
import { navigate } from "#desk/navigation/location.ts";
import { MailFields } from "#desk/records/mail-fields.tsx";
import { NoteForm } from "#desk/records/note-form.tsx";
import { NoteEntry } from "#desk/records/notes.tsx";
import { SavedReplyPicker } from "#desk/records/saved-reply-picker.tsx";
import { SentMailEntry } from "#desk/records/sent-mail.tsx";
import { useMailDraft } from "#desk/records/use-mail-draft.ts";
import { DeskForm } from "#desk/ui/form/desk-form.tsx";
import { SendIcon } from "#desk/ui/icon/desk-icons.tsx";
import { ActionError } from "#desk/ui/state/state.tsx";
import { Tabs } from "#desk/ui/tabs/tabs.tsx";
import { applicantWords as words } from "#desk/words/applicants.ts";
import { Alert } from "#web/ui/alert/alert.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { EmailForm } from "./contact.tsx";

interface CommentsAndMailsProps {
  readonly applicant: Applicant;
  readonly mayWrite: boolean;
  /** Takes the focus when somebody is done with a text: single keys act again. */
  readonly onLeave: () => void;
}

/** Comments of colleagues and mails to the applicant. */
export function CommentsAndMails({ applicant, mayWrite, onLeave }: CommentsAndMailsProps) {
  const [tab, setTab] = useState("comments");
  return (
    <div className="composer">
      <Tabs
        label={words.comments}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: "comments",
            label: words.comments,
            panel: <Comments applicant={applicant} mayWrite={mayWrite} onLeave={onLeave} />,
          },
          { value: "mails", label: words.mails, panel: <Mails applicant={applicant} mayWrite={mayWrite} /> },
        ]}
      />
    </div>
  );
}

function Comments({ applicant, mayWrite, onLeave }: CommentsAndMailsProps) {
  const add = useAddComment(applicant.id);
  return (
    <div className="stack">
      {applicant.comments.map((comment) => (
        <NoteEntry key={comment.id} note={comment} />
      ))}
      {mayWrite && (
        <NoteForm
          draft={`comment:${applicant.id}`}
          label={words.commentText}
          action={words.addComment}
          hint={words.commentHint}
          readPermission="applicants.read"
          busy={add.isPending}
          onAdd={add.mutateAsync}
          onLeave={onLeave}
        />
      )}
    </div>
  );
}

function Mails({ applicant, mayWrite }: Pick<CommentsAndMailsProps, "applicant" | "mayWrite">) {
  return (
    <div className="stack">
      {applicant.mails.map((mail) => (
        <SentMailEntry key={mail.id} mail={mail} />
      ))}
      {mayWrite &&
        (applicant.email ? (
          <MailForm applicant={applicant} />
        ) : (
          <>
            <Alert tone="info">{words.noAddress}</Alert>
            <EmailForm applicant={applicant} />
          </>
        ))}
    </div>
  );
}

function MailForm({ applicant }: { readonly applicant: Applicant }) {
  const slots = { name: applicant.name, reference: applicant.reference ?? "", job: applicant.job.title };
  const draft = useMailDraft(`mail:${applicant.id}`, slots);
  const send = useSendMail(applicant.id, sent);

  function submit(): void {
    if (!send.isPending) send.mutate(draft.toSend());
  }
  function sent(undo: string | null): void {
    const { putBack } = draft.end();
    showSent({
      text: words.mailSent(applicant.name),
      undo,
      onUndone: () => {
        putBack();
        navigate(recordPath("applicant", applicant.id));
      },
    });
  }

  return (
    <DeskForm className="stack mail-form" onSubmit={submit}>
      <MailFields draft={draft} to={applicant.email} />
      <ActionError error={send.error} />
      <div className="button-row">
        <Button type="submit" busy={send.isPending}>
          <SendIcon />
          {words.sendMail}
        </Button>
        <SavedReplyPicker part="applicants" onPick={draft.insert} tone="quiet" />
      </div>
    </DeskForm>
  );
}
