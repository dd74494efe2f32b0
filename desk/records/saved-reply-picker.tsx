import type { SavedReply } from "#contract/desk/saved.ts";
import { ScrollIcon } from "#desk/ui/icon/desk-icons.tsx";
import { Picker } from "#desk/ui/picker/picker.tsx";

interface SavedReplyPickerProps {
  readonly replies: readonly SavedReply[];
  readonly onPick: (reply: SavedReply) => void;
  readonly words: { readonly pick: string; readonly find: string; readonly none: string };
  readonly tone: "quiet" | "secondary";
}

/** A button that opens the saved replies, or the templates for applicants, with a search. */
export function SavedReplyPicker({ replies, onPick, words, tone }: SavedReplyPickerProps) {
  function pick(id: string): void {
    const reply = replies.find((one) => one.id === id);
    if (reply) onPick(reply);
  }
  return (
    <Picker
      label={words.pick}
      value={undefined}
      options={replies.map(({ id, title, text }) => ({ value: id, label: title, detail: text.slice(0, 80) }))}
      onPick={pick}
      searchLabel={words.find}
      empty={words.none}
      triggerLabel={words.pick}
      trigger={
        <button type="button" className="button" data-tone={tone}>
          <ScrollIcon />
          {words.pick}
        </button>
      }
    />
  );
}
