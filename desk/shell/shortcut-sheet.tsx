import { useState } from "react";
import { areShortcutsOn, switchShortcuts } from "#desk/browser/use-shortcuts.ts";
import { Dialog } from "#desk/ui/dialog/dialog.tsx";
import { CheckboxField } from "#desk/ui/form/field.tsx";
import { Kbd } from "#desk/ui/kbd/kbd.tsx";
import { shortcutWords } from "#desk/words/shell.ts";
import "./shortcut-sheet.css";

const everywhere = ["/", "?", "Ctrl Enter", "Escape"] as const;
const inInbox = ["j", "k", "x", "e", "a", "s", "r", "n", "u"] as const;

/** The list of all keys, and the switch for those of one letter. */
export function ShortcutSheet({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const [on, setOn] = useState(areShortcutsOn);
  return (
    <Dialog open={open} onClose={onClose} title={shortcutWords.title}>
      <KeyList title={shortcutWords.everywhere} keys={everywhere} />
      <KeyList title={shortcutWords.inbox} keys={inInbox} />
      <CheckboxField
        label={shortcutWords.switch}
        hint={shortcutWords.switchHint}
        checked={on}
        onChange={({ target }) => {
          switchShortcuts(target.checked);
          setOn(target.checked);
        }}
      />
    </Dialog>
  );
}

interface KeyListProps {
  readonly title: string;
  readonly keys: readonly (keyof typeof shortcutWords.keys)[];
}

function KeyList({ title, keys }: KeyListProps) {
  return (
    <section>
      <h3>{title}</h3>
      <dl className="key-list">
        {keys.map((key) => (
          <div key={key}>
            <dt>
              {key.split(" ").map((part) => (
                <Kbd key={part}>{part}</Kbd>
              ))}
            </dt>
            <dd>{shortcutWords.keys[key]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
