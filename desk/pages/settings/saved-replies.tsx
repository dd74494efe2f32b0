import { type InputEvent, useState } from "react";
import { deskLimits } from "#contract/desk/limits.ts";
import type { SavedReply } from "#contract/desk/saved.ts";
import {
  unknownSlot,
  useAllSavedReplies,
  useDeleteSavedReply,
  useSaveReply,
} from "#desk/api/saved-replies.ts";
import { useMe } from "#desk/api/session.ts";
import { FormDialog } from "#desk/ui/dialog/form-dialog.tsx";
import { PencilIcon, PlusIcon } from "#desk/ui/icon/desk-icons.tsx";
import { IconButton } from "#desk/ui/icon-button/icon-button.tsx";
import { RowList } from "#desk/ui/row-list/row-list.tsx";
import { Empty, NotRead } from "#desk/ui/state/state.tsx";
import { common } from "#desk/words/common.ts";
import { settingsWords as words } from "#desk/words/settings.ts";
import { Button } from "#web/ui/button/button.tsx";
import { SelectField, TextAreaField, TextField } from "#web/ui/field/field.tsx";

type Kind = SavedReply["kind"];

/** The saved replies for messages and the mail templates for applicants. */
export function SavedReplies() {
  const { permissions } = useMe();
  const kinds = (["inbox", "applicants"] as const).filter((kind) => permissions.includes(`${kind}.write`));
  const replies = useAllSavedReplies();
  const [edited, setEdited] = useState<SavedReply | "new">();

  if (!replies.data) return <NotRead query={replies} />;
  const { items } = replies.data;
  return (
    <div className="dialog-form">
      <div className="page-head">
        <p className="quiet">{words.repliesLead}</p>
        {kinds.length > 0 && (
          <Button onClick={() => setEdited("new")}>
            <PlusIcon />
            {words.newReply}
          </Button>
        )}
      </div>
      {items.length === 0 && <Empty title={words.noReplies} />}
      {(["inbox", "applicants"] as const).map((kind) => {
        const ofKind = items.filter((item) => item.kind === kind);
        return (
          ofKind.length > 0 && (
            <section key={kind} className="panel">
              <h2>{words.repliesFor[kind]}</h2>
              <RowList>
                {ofKind.map((reply) => (
                  <li key={reply.id}>
                    <span className="row-list__text">
                      <strong>{reply.title}</strong>
                      <span className="quiet row-list__line">{reply.text}</span>
                    </span>
                    {kinds.includes(kind) && (
                      <IconButton
                        label={`${common.edit}: ${reply.title}`}
                        onClick={() => setEdited(reply)}
                        icon={<PencilIcon />}
                      />
                    )}
                  </li>
                ))}
              </RowList>
            </section>
          )
        );
      })}
      {edited && (
        <ReplyDialog
          reply={edited === "new" ? undefined : edited}
          kinds={kinds}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}

/** A placeholder that nothing fills in would reach the reader as it is. */
function refuseUnknownSlot({ currentTarget }: InputEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  const unknown = unknownSlot(currentTarget.value);
  currentTarget.setCustomValidity(unknown ? words.unknownSlot(unknown) : "");
}

interface ReplyDialogProps {
  readonly reply: SavedReply | undefined;
  readonly kinds: readonly Kind[];
  readonly onClose: () => void;
}

function ReplyDialog({ reply, kinds, onClose }: ReplyDialogProps) {
  const [kind, setKind] = useState<Kind>(reply?.kind ?? kinds[0] ?? "inbox");
  const save = useSaveReply(reply);
  const remove = useDeleteSavedReply();

  function submit(form: FormData): void {
    const text = (name: string) => String(form.get(name) ?? "");
    save.mutate(
      { kind, title: text("title"), subject: text("subject"), text: text("text") },
      { onSuccess: onClose },
    );
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title={reply ? reply.title : words.newReply}
      description={words.repliesLead}
      submit={common.save}
      busy={save.isPending}
      error={save.error}
      onSubmit={submit}
      otherButton={
        reply ? (
          <>
            <Button tone="secondary" onClick={onClose}>
              {common.cancel}
            </Button>
            <Button
              tone="quiet"
              className="dialog__delete"
              busy={remove.isPending}
              onClick={() => remove.mutate(reply.id, { onSuccess: onClose })}
            >
              {common.delete}
            </Button>
          </>
        ) : undefined
      }
    >
      {!reply && kinds.length > 1 && (
        <SelectField
          label={words.replyKind}
          value={kind}
          onChange={({ target }) => setKind(target.value as Kind)}
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {words.replyKinds[one]}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label={words.replyTitle}
        name="title"
        maxLength={deskLimits.replyTitle}
        defaultValue={reply?.title}
        required
      />
      <TextField
        label={words.replySubject}
        hint={kind === "inbox" ? words.replySubjectHint : undefined}
        name="subject"
        onInput={refuseUnknownSlot}
        maxLength={deskLimits.mailSubject}
        defaultValue={reply?.subject}
        required={kind === "applicants"}
      />
      <TextAreaField
        label={words.replyText}
        name="text"
        onInput={refuseUnknownSlot}
        rows={8}
        maxLength={deskLimits.mailText}
        defaultValue={reply?.text}
        required
      />
    </FormDialog>
  );
}
