import type { SavedReply } from "#contract/desk/saved.ts";
import { ButtonLink } from "#desk/ui/button-link/button-link.tsx";
import { ScrollIcon } from "#desk/ui/icon/desk-icons.tsx";
import { Picker } from "#desk/ui/picker/picker.tsx";
import { Button } from "#web/ui/button/button.tsx";

interface SavedReplyPickerProps {
  /** Undefined until they are read. */
  readonly replies: readonly SavedReply[] | undefined;
  readonly onPick: (reply: SavedReply) => void;
  readonly words: {
    readonly pick: string;
    readonly find: string;
    /** None has the words that were typed. */
    readonly none: string;
    /** Leads to where the first one is written, while there is none at all. */
    readonly writeFirst: string;
  };
  readonly tone: "quiet" | "secondary";
}

/** A button that opens the saved replies, or the templates for applicants, with a search. */
export function SavedReplyPicker({ replies, onPick, words, tone }: SavedReplyPickerProps) {
  function pick(id: string): void {
    const reply = replies?.find((one) => one.id === id);
    if (reply) onPick(reply);
  }
  if (replies?.length === 0)
    return (
      <ButtonLink to="/settings?tab=replies" tone={tone}>
        <ScrollIcon />
        {words.writeFirst}
      </ButtonLink>
    );
  return (
    <Picker
      label={words.pick}
      value={undefined}
      options={(replies ?? []).map(({ id, title, text }) => ({
        value: id,
        label: title,
        detail: text.slice(0, 80),
      }))}
      onPick={pick}
      searchLabel={words.find}
      empty={words.none}
      triggerLabel={words.pick}
      trigger={
        <Button tone={tone}>
          <ScrollIcon />
          {words.pick}
        </Button>
      }
    />
  );
}
