import { useState } from "react";
import type { RecordPart } from "#contract/desk/kinds.ts";
import type { SavedReply } from "#contract/desk/saved.ts";
import { useSavedReplies } from "#desk/api/saved-replies.ts";
import { ScrollIcon } from "#desk/ui/icon/desk-icons.tsx";
import { Picker } from "#desk/ui/picker/picker.tsx";
import { applicantWords } from "#desk/words/applicants.ts";
import { inboxWords } from "#desk/words/inbox.ts";
import { Button } from "#web/ui/button/button.tsx";
import { SavedReplyDialog } from "./saved-reply-dialog.tsx";

const wordsOf = { inbox: inboxWords.savedReplies, applicants: applicantWords.templates } as const;

interface SavedReplyPickerProps {
  readonly part: RecordPart;
  readonly onPick: (reply: SavedReply) => void;
  readonly tone: "quiet" | "secondary";
}

/** A button that opens the saved replies, or the templates for applicants. A new one is written beside the draft. */
export function SavedReplyPicker({ part, onPick, tone }: SavedReplyPickerProps) {
  const replies = useSavedReplies(part);
  const [isOpen, setOpen] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const words = wordsOf[part];

  function write(): void {
    setOpen(false);
    setWriting(true);
  }
  return (
    <>
      {replies?.length === 0 ? (
        <Button tone={tone} onClick={write}>
          <ScrollIcon />
          {words.writeFirst}
        </Button>
      ) : (
        <Picker
          label={words.pick}
          value={undefined}
          options={(replies ?? []).map(({ id, title, text }) => ({
            value: id,
            label: title,
            detail: text.slice(0, 80),
          }))}
          onPick={(id) => {
            const reply = replies?.find((one) => one.id === id);
            if (reply) onPick(reply);
          }}
          searchLabel={words.find}
          empty={words.none}
          footer={{ label: words.writeNew, run: write }}
          open={isOpen}
          onOpenChange={setOpen}
          triggerLabel={words.pick}
          trigger={
            <Button tone={tone}>
              <ScrollIcon />
              {words.pick}
            </Button>
          }
        />
      )}
      {isWriting && (
        <SavedReplyDialog
          reply={undefined}
          parts={[part]}
          onClose={() => setWriting(false)}
          onSaved={onPick}
        />
      )}
    </>
  );
}
