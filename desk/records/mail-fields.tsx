import { deskLimits } from "#contract/desk/limits.ts";
import { TextAreaField, TextField } from "#desk/ui/form/field.tsx";
import { recordWords } from "#desk/words/records.ts";
import type { MailDraft } from "./use-mail-draft.ts";

interface MailFieldsProps {
  readonly draft: MailDraft;
  /** Null: the address is still asked for. */
  readonly to: string | null;
}

/** To whom a mail goes, its subject and text. Each mail has new fields: the emptied ones would be marked as missing. */
export function MailFields({ draft, to }: MailFieldsProps) {
  return (
    <>
      {to && <p className="prose">{recordWords.replyTo(to)}</p>}
      <TextField
        key={`subject-${draft.round}`}
        label={recordWords.mailSubject}
        value={draft.subject}
        maxLength={deskLimits.mailSubject}
        required
        onChange={({ target }) => draft.setSubject(target.value)}
      />
      <TextAreaField
        key={`text-${draft.round}`}
        label={recordWords.mailText}
        rows={8}
        value={draft.text}
        maxLength={deskLimits.mailText}
        required
        onChange={({ target }) => draft.setText(target.value)}
      />
    </>
  );
}
