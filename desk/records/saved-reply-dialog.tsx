import { type InputEvent, useState } from "react";
import { deskLimits } from "#contract/desk/limits.ts";
import type { SavedReply } from "#contract/desk/saved.ts";
import { unknownSlot, useDeleteSavedReply, useSaveReply } from "#desk/api/saved-replies.ts";
import { FormDialog } from "#desk/ui/dialog/form-dialog.tsx";
import type { TextOf } from "#desk/ui/form/desk-form.tsx";
import { SelectField, TextAreaField, TextField } from "#desk/ui/form/field.tsx";
import { common } from "#desk/words/common.ts";
import { settingsWords as words } from "#desk/words/settings.ts";

type Kind = SavedReply["kind"];

/** A placeholder that nothing fills in would reach the reader as it is. */
function refuseUnknownSlot({ currentTarget }: InputEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  const unknown = unknownSlot(currentTarget.value);
  currentTarget.setCustomValidity(unknown ? words.unknownSlot(unknown) : "");
}

interface SavedReplyDialogProps {
  readonly reply: SavedReply | undefined;
  /** A new one is of the first, unless somebody chooses another. */
  readonly kinds: readonly Kind[];
  readonly onClose: () => void;
  readonly onSaved?: (reply: SavedReply) => void;
}

/** Writes a saved reply or a mail template, new or again. */
export function SavedReplyDialog({ reply, kinds, onClose, onSaved }: SavedReplyDialogProps) {
  const [kind, setKind] = useState<Kind>(reply?.kind ?? kinds[0] ?? "inbox");
  const save = useSaveReply(onClose);
  const remove = useDeleteSavedReply(kind);

  function submit(textOf: TextOf): void {
    save.mutate(
      {
        body: { kind, title: textOf("title"), subject: textOf("subject"), text: textOf("text") },
        over: reply,
      },
      {
        onSuccess: (saved) => {
          onClose();
          onSaved?.(saved);
        },
      },
    );
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      title={reply ? reply.title : words.newReply[kind]}
      description={words.repliesLead}
      submit={common.save}
      busy={save.isPending}
      error={save.error}
      onSubmit={submit}
      deletion={
        reply && {
          run: () => remove.mutate(reply.id, { onSuccess: onClose }),
          busy: remove.isPending,
        }
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
