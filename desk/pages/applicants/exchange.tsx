import { type FormEvent, useState } from "react";
import type { Applicant } from "#contract/desk/applicants.ts";
import { deskLimits } from "#contract/desk/limits.ts";
import type { SavedReply } from "#contract/desk/saved.ts";
import { useAddComment, useSendMail } from "#desk/api/applicants.ts";
import { fillIn, useSavedReplies } from "#desk/api/saved-replies.ts";
import { clearDraft, useDraft } from "#desk/browser/use-draft.ts";
import { MailNotSetUp } from "#desk/records/mail-not-set-up.tsx";
import { NoteForm } from "#desk/records/note-form.tsx";
import { NoteEntry } from "#desk/records/notes.tsx";
import { SavedReplyPicker } from "#desk/records/saved-reply-picker.tsx";
import { SentMailEntry } from "#desk/records/sent-mail.tsx";
import { SendIcon } from "#desk/ui/icon/desk-icons.tsx";
import { ActionError } from "#desk/ui/state/state.tsx";
import { Tabs } from "#desk/ui/tabs/tabs.tsx";
import { showToast } from "#desk/ui/toast/toast.tsx";
import { applicantWords as words } from "#desk/words/applicants.ts";
import { Alert } from "#web/ui/alert/alert.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { TextAreaField, TextField } from "#web/ui/field/field.tsx";
import { EmailField } from "./contact.tsx";

interface ExchangeProps {
  readonly applicant: Applicant;
  readonly mayWrite: boolean;
}

/** Comments of colleagues and mails to the applicant. */
export function Exchange({ applicant, mayWrite }: ExchangeProps) {
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
            panel: <Comments applicant={applicant} mayWrite={mayWrite} />,
          },
          { value: "mails", label: words.mails, panel: <Mails applicant={applicant} mayWrite={mayWrite} /> },
        ]}
      />
    </div>
  );
}

function Comments({ applicant, mayWrite }: ExchangeProps) {
  const add = useAddComment(applicant.id);
  return (
    <div className="dialog-form">
      {applicant.comments.map((comment) => (
        <NoteEntry key={comment.id} note={comment} />
      ))}
      {mayWrite && (
        <NoteForm
          draft={`comment:${applicant.id}`}
          label={words.commentText}
          action={words.addComment}
          hint={words.commentHint}
          mayRead="applicants.read"
          busy={add.isPending}
          onAdd={add.mutateAsync}
        />
      )}
    </div>
  );
}

function Mails({ applicant, mayWrite }: ExchangeProps) {
  return (
    <div className="dialog-form">
      {applicant.mails.map((mail) => (
        <SentMailEntry key={mail.id} mail={mail} />
      ))}
      {mayWrite &&
        (applicant.email ? (
          <MailForm applicant={applicant} />
        ) : (
          <>
            <Alert tone="info">{words.noAddress}</Alert>
            <EmailField applicant={applicant} mayWrite />
          </>
        ))}
    </div>
  );
}

function MailForm({ applicant }: { readonly applicant: Applicant }) {
  const templates = useSavedReplies("applicants");
  const draft = `mail:${applicant.id}`;
  const [subject, setSubject] = useDraft(`${draft}:subject`);
  const [text, setText] = useDraft(draft);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const send = useSendMail(applicant.id, sent);

  function insert(template: SavedReply): void {
    const slots = { name: applicant.name, reference: applicant.reference ?? "", job: applicant.job.title };
    setSubject(fillIn(template.subject, slots));
    setText(fillIn(template.text, slots));
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!send.isPending) send.mutate({ key, subject, text });
  }
  function sent(): void {
    clearDraft(draft);
    clearDraft(`${draft}:subject`);
    setSubject("");
    setText("");
    setKey(crypto.randomUUID());
    showToast({ text: words.mailSent(applicant.name) });
  }

  return (
    <form className="dialog-form" onSubmit={submit}>
      <div>
        <SavedReplyPicker
          replies={templates}
          onPick={insert}
          words={{
            pick: words.template,
            find: words.findTemplate,
            none: words.noTemplate,
            writeFirst: words.writeFirstTemplate,
          }}
          tone="secondary"
        />
      </div>
      {/* New fields after each mail: the emptied ones would be marked as missing. */}
      <TextField
        key={`subject-${key}`}
        label={words.mailSubject}
        value={subject}
        maxLength={deskLimits.mailSubject}
        required
        onChange={({ target }) => setSubject(target.value)}
      />
      <TextAreaField
        key={`text-${key}`}
        label={words.mailText}
        rows={8}
        value={text}
        maxLength={deskLimits.mailText}
        required
        onChange={({ target }) => setText(target.value)}
      />
      <ActionError error={send.error} />
      <div className="button-row">
        <Button type="submit" busy={send.isPending}>
          <SendIcon />
          {words.sendMail}
        </Button>
      </div>
      <MailNotSetUp />
    </form>
  );
}
