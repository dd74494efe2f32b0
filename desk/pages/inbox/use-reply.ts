import type { MessageThread, Reply } from "#contract/desk/inbox.ts";
import { useSendReply } from "#desk/api/inbox.ts";
import { showSent } from "#desk/api/undo.ts";
import { recordPath } from "#desk/navigation/addresses.ts";
import { navigate } from "#desk/navigation/location.ts";
import { type MailDraft, useMailDraft } from "#desk/records/use-mail-draft.ts";
import { statusNames, inboxWords as words } from "#desk/words/inbox.ts";

interface ReplyInProgress {
  readonly draft: MailDraft;
  readonly isSending: boolean;
  readonly error: Error | null;
  /** @param status of the message afterwards. */
  readonly send: (status: Reply["status"]) => void;
}

/** A reply to a message: its draft and its sending, which can be taken back. `onSent` runs when the form is empty. */
export function useReply(message: MessageThread, onSent: () => void): ReplyInProgress {
  const slots = { name: message.name, reference: message.reference, job: "" };
  const initial = { subject: words.subjectDefault(message.subject), text: "" };
  const draft = useMailDraft(`reply:${message.id}`, slots, initial);
  const sending = useSendReply(message.id, handleSent);

  /** Leaves the message open: a key or a button goes on to the next one. */
  function handleSent(status: Reply["status"], undo: string | null): void {
    const { isEmpty, putBack } = draft.end();
    showSent({
      text: words.sent(message.name),
      detail: words.sentStays(statusNames[status ?? "waiting"]),
      undo,
      onUndone: () => {
        putBack();
        const address = recordPath("message", message.id);
        if (window.location.pathname !== address) navigate(address);
      },
    });
    if (isEmpty) onSent();
  }

  return {
    draft,
    isSending: sending.isPending,
    error: sending.error,
    send(status) {
      sending.mutate({ ...draft.toSend(), version: message.version, status });
    },
  };
}
