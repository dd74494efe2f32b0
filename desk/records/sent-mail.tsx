import type { SentMail } from "#contract/desk/common.ts";
import { Avatar } from "#desk/ui/avatar/avatar.tsx";
import { Badge } from "#desk/ui/badge/badge.tsx";
import { Time } from "#desk/ui/time/time.tsx";
import { common } from "#desk/words/common.ts";
import { mailStates } from "#desk/words/mail-states.ts";
import { recordWords } from "#desk/words/records.ts";
import { Letter } from "./letter.tsx";

/** A mail that a colleague sent, and whether it has arrived at the mail server. */
export function SentMailEntry({ mail }: { readonly mail: SentMail }) {
  const by = mail.by?.name ?? common.website;
  const state = mailStates[mail.state];
  return (
    <Letter
      kind="sent"
      head={
        <>
          <Avatar name={by} decorative />
          <strong>{recordWords.writtenBy(by)}</strong>
          <Badge tone={state.tone}>{state.label}</Badge>
          <Time at={mail.at} exact className="quiet" />
        </>
      }
      text={mail.text}
    >
      <p className="quiet">
        {recordWords.replyTo(mail.to)} · {mail.subject}
      </p>
      {mail.error && <p className="field__error">{mail.error}</p>}
    </Letter>
  );
}
