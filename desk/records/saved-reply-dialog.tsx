import { type InputEvent, useState } from "react";
import type { RecordPart } from "#contract/desk/kinds.ts";
import { deskLimits } from "#contract/desk/limits.ts";
import type { SavedReply } from "#contract/desk/saved.ts";
import { unknownSlot, useDeleteSavedReply, useSaveReply } from "#desk/api/saved-replies.ts";
import { FormDialog } from "#desk/ui/dialog/form-dialog.tsx";
import type { TextOf } from "#desk/ui/form/desk-form.tsx";
import { SelectField, TextAreaField, TextField } from "#desk/ui/form/field.tsx";
import { common } from "#desk/words/common.ts";
import { settingsWords as words } from "#desk/words/settings.ts";

/** A placeholder that nothing fills in would reach the reader as it is. */
function refuseUnknownSlot({ currentTarget }: InputEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  const unknown = unknownSlot(currentTarget.value);
  currentTarget.setCustomValidity(unknown ? words.unknownSlot(unknown) : "");
}

interface SavedReplyDialogProps {
  readonly reply: SavedReply | undefined;
  /** A new one is of the first, unless somebody chooses another. */
  readonly parts: readonly RecordPart[];
  readonly onClose: () => void;
  readonly onSaved?: (reply: SavedReply) => void;
}

/** Writes a saved reply or a mail template, new or again. */
export function SavedReplyDialog({ reply, parts, onClose, onSaved }: SavedReplyDialogProps) {
  const [part, setPart] = useState<RecordPart>(reply?.part ?? parts[0] ?? "inbox");
  const save = useSaveReply(onClose);
  const remove = useDeleteSavedReply(part);

  function submit(textOf: TextOf): void {
    save.mutate(
      {
        body: { part, title: textOf("title"), subject: textOf("subject"), text: textOf("text") },
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
      title={reply ? reply.title : words.newReply[part]}
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
      {!reply && parts.length > 1 && (
        <SelectField
          label={words.replyPart}
          value={part}
          onChange={({ target }) => setPart(target.value as RecordPart)}
        >
          {parts.map((one) => (
            <option key={one} value={one}>
              {words.replyParts[one]}
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
        hint={part === "inbox" ? words.replySubjectHint : undefined}
        name="subject"
        onInput={refuseUnknownSlot}
        maxLength={deskLimits.mailSubject}
        defaultValue={reply?.subject}
        required={part === "applicants"}
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
