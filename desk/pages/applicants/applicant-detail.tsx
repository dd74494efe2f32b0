import { type FormEvent, type ReactNode, useState } from "react";
import type { Applicant } from "#contract/desk/applicants.ts";
import type { SavedReply } from "#contract/desk/saved.ts";
import {
  useAddComment,
  useApplicant,
  useChangeApplicant,
  useReadMentions,
  useSendMail,
} from "#desk/api/applicants.ts";
import { fillIn, useSavedReplies } from "#desk/api/saved-replies.ts";
import { useMay } from "#desk/api/session.ts";
import { useStages } from "#desk/api/stages.ts";
import { clearDraft, useDraft } from "#desk/browser/use-draft.ts";
import { CallError } from "#desk/errors/call-error.ts";
import { DeskLink } from "#desk/navigation/link.tsx";
import { listBefore } from "#desk/navigation/location.ts";
import { History } from "#desk/records/history.tsx";
import { MailNotSetUp } from "#desk/records/mail-not-set-up.tsx";
import { NoteForm } from "#desk/records/note-form.tsx";
import { NoteEntry } from "#desk/records/notes.tsx";
import { PhoneLinks } from "#desk/records/phone-links.tsx";
import { SavedReplyPicker } from "#desk/records/saved-reply-picker.tsx";
import { SentMailEntry } from "#desk/records/sent-mail.tsx";
import { BackLink } from "#desk/ui/back-link/back-link.tsx";
import { Badge } from "#desk/ui/badge/badge.tsx";
import { SendIcon } from "#desk/ui/icon/desk-icons.tsx";
import { ActionError, Empty, Failed, Skeleton } from "#desk/ui/state/state.tsx";
import { Tabs } from "#desk/ui/tabs/tabs.tsx";
import { TextButton } from "#desk/ui/text-button/text-button.tsx";
import { dayAndTime, duration } from "#desk/ui/time/format-time.ts";
import { Time } from "#desk/ui/time/time.tsx";
import { showToast } from "#desk/ui/toast/toast.tsx";
import { applicantWords as words } from "#desk/words/applicants.ts";
import { common } from "#desk/words/common.ts";
import { Alert } from "#web/ui/alert/alert.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { TextAreaField, TextField } from "#web/ui/field/field.tsx";
import { ApplicantActions } from "./applicant-actions.tsx";
import { IdentityNumbers } from "./identity-numbers.tsx";
import { Rating } from "./rating.tsx";
import { stageTones } from "./stage-tones.ts";
import { useStageMove } from "./use-stage-move.tsx";

const callingCode = "91";

/** One applicant with all that belongs to the application. */
export function ApplicantDetail({ id }: { readonly id: string }) {
  const applicant = useApplicant(id);
  if (applicant.data) return <Loaded applicant={applicant.data} />;
  if (applicant.error instanceof CallError && applicant.error.status === 404) {
    return (
      <Empty title={words.goneTitle}>
        <DeskLink to={listBefore("/applicants")}>{words.backToList}</DeskLink>
      </Empty>
    );
  }
  if (applicant.error)
    return (
      <div className="screen">
        <BackLink to={listBefore("/applicants")}>{words.backToList}</BackLink>
        <Failed error={applicant.error} onRetry={() => applicant.refetch()} />
      </div>
    );
  return <Skeleton lines={10} />;
}

function Loaded({ applicant }: { readonly applicant: Applicant }) {
  const mayWrite = useMay("applicants.write");
  const stages = useStages();
  const { move, dialog } = useStageMove();
  useReadMentions(applicant);
  const { name, job, stage, erasureDueAt, repeats } = applicant;
  return (
    <div className="screen applicant">
      <BackLink to={listBefore("/applicants")}>{words.backToList}</BackLink>
      <header className="applicant__head">
        <div className="applicant__title">
          <h1 tabIndex={-1}>{name}</h1>
          <p className="button-row">
            <DeskLink to={`/jobs/${job.id}`}>
              {job.title}, {job.city}
            </DeskLink>
            <Badge tone={stageTones[stage.kind]}>{stage.name}</Badge>
            {applicant.reference && <span className="quiet">{applicant.reference}</span>}
            {repeats && <Badge tone="amber">{words.repeats}</Badge>}
            {erasureDueAt && <Badge tone="red">{words.erasureDue(dayAndTime(erasureDueAt))}</Badge>}
          </p>
        </div>
        {mayWrite && (
          <ApplicantActions applicant={applicant} stages={stages} onMove={(next) => move(applicant, next)} />
        )}
      </header>
      <div className="applicant__body">
        <div className="applicant__main">
          <About applicant={applicant} />
          <Exchange applicant={applicant} mayWrite={mayWrite} />
        </div>
        <aside className="applicant__side" aria-label={words.about}>
          <Contact applicant={applicant} mayWrite={mayWrite} />
          <IdentityNumbers applicant={applicant} />
          <Rating applicant={applicant} mayWrite={mayWrite} />
          <SideSection title={words.stagesTitle}>
            <ol role="list" className="stage-times">
              {applicant.stages.map(({ stage: of, from, to }) => (
                <li key={from}>
                  <span>{of}</span>
                  <span className="quiet">
                    {duration((to ? Date.parse(to) : Date.now()) - Date.parse(from))}
                  </span>
                </li>
              ))}
            </ol>
          </SideSection>
          {applicant.samePerson.length > 0 && (
            <SideSection title={words.samePerson}>
              <p className="quiet">{words.samePersonHint}</p>
              <ul role="list" className="stage-times">
                {applicant.samePerson.map((other) => (
                  <li key={other.id}>
                    <DeskLink to={`/applicants/${other.id}`}>
                      {other.job.title}, {other.job.city}
                    </DeskLink>
                    <span className="quiet">
                      {other.stage.name}, <Time at={other.receivedAt} />
                    </span>
                  </li>
                ))}
              </ul>
            </SideSection>
          )}
          {applicant.history.length > 0 && (
            <SideSection title={words.history}>
              <History entries={applicant.history} />
            </SideSection>
          )}
        </aside>
      </div>
      {dialog}
    </div>
  );
}

function SideSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="side-section">
      <h2 className="side-section__title">{title}</h2>
      {children}
    </section>
  );
}

function About({ applicant }: { readonly applicant: Applicant }) {
  return (
    <section className="letter" aria-label={words.about}>
      <header className="letter__head">
        <strong>{words.about}</strong>
        <span className="quiet">
          {words.received} <Time at={applicant.receivedAt} exact />
        </span>
      </header>
      <p className="letter__text prose">{applicant.description || "–"}</p>
    </section>
  );
}

interface PartProps {
  readonly applicant: Applicant;
  readonly mayWrite: boolean;
}

/** Phone, address, email. */
function Contact({ applicant, mayWrite }: PartProps) {
  const digits = callingCode + applicant.phoneNumber;
  const greeting = words.whatsAppGreeting(applicant.name, applicant.job.title);
  return (
    <section className="side-section applicant__contact">
      <p className="applicant__phone">{applicant.phoneNumber}</p>
      <PhoneLinks digits={digits} greeting={greeting} />
      <h2 className="side-section__title">{words.address}</h2>
      <p className="prose">{applicant.address}</p>
      <EmailField applicant={applicant} mayWrite={mayWrite} />
    </section>
  );
}

function EmailField({ applicant, mayWrite }: PartProps) {
  const change = useChangeApplicant();
  const [editing, setEditing] = useState(false);

  function save(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get("email")).trim();
    change.mutate(
      { applicant, change: { email: email || null }, done: words.emailSaved },
      { onSuccess: () => setEditing(false) },
    );
  }

  if (editing) {
    return (
      <form className="dialog-form" onSubmit={save}>
        <TextField
          label={words.email}
          hint={words.emailHint}
          name="email"
          type="email"
          defaultValue={applicant.email ?? ""}
          autoFocus
        />
        <div className="button-row">
          <Button type="submit" busy={change.isPending}>
            {common.save}
          </Button>
          <Button tone="quiet" onClick={() => setEditing(false)}>
            {common.cancel}
          </Button>
        </div>
      </form>
    );
  }
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

/** Comments of colleagues and mails to the applicant. */
function Exchange({ applicant, mayWrite }: PartProps) {
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

function Comments({ applicant, mayWrite }: PartProps) {
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

function Mails({ applicant, mayWrite }: PartProps) {
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
        maxLength={300}
        required
        onChange={({ target }) => setSubject(target.value)}
      />
      <TextAreaField
        key={`text-${key}`}
        label={words.mailText}
        rows={8}
        value={text}
        maxLength={20_000}
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
