import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { NoteInput } from "#contract/desk/common.ts";
import { deskLimits } from "#contract/desk/limits.ts";
import { isPermitted, type Permission } from "#contract/desk/roles.ts";
import { useMe } from "#desk/api/session.ts";
import { useStaff } from "#desk/api/staff.ts";
import { keepInView } from "#desk/browser/keep-in-view.ts";
import { endDraft, useTextDraft } from "#desk/browser/use-draft.ts";
import { Avatar } from "#desk/ui/avatar/avatar.tsx";
import { DeskForm } from "#desk/ui/form/desk-form.tsx";
import { recordWords } from "#desk/words/records.ts";
import { roleNames } from "#desk/words/roles.ts";
import { Button } from "#web/ui/button/button.tsx";
import { mentionedIn } from "./mentions.ts";
import "./notes.css";

export interface NoteFormProps {
  /** The key under which the draft is kept. */
  readonly draft: string;
  readonly label: string;
  /** The words of the button. */
  readonly action: string;
  readonly hint: string;
  /** The permission that a colleague needs to be offered for a mention: without it they could not open the record. */
  readonly readPermission: Permission;
  readonly busy: boolean;
  readonly onAdd: (note: NoteInput) => Promise<unknown>;
  readonly field?: RefObject<HTMLTextAreaElement | null>;
  /** Takes the focus when somebody is done with the text. */
  readonly onLeave: () => void;
}

/** The word after an @ before the caret, if one is being typed. */
const typedMention = /(?:^|\s)@([\p{L}\p{M} .'-]{0,30})$/u;

/** Writes a note. After an @ it offers colleagues; Enter or Tab takes the marked one. */
export function NoteForm({
  draft,
  label,
  action,
  hint,
  readPermission,
  busy,
  onAdd,
  field,
  onLeave,
}: NoteFormProps) {
  const me = useMe();
  const staff = useStaff().filter(({ id, role }) => id !== me.id && isPermitted(role, readPermission));
  const own = useRef<HTMLTextAreaElement>(null);
  const area = field ?? own;
  const [text, setText] = useTextDraft(draft);
  const [typed, setTyped] = useState<string>();
  const [marked, setMarked] = useState(0);
  // A name was taken from the list, and a blank stands behind it: one that is typed then is not a second one.
  const justMentioned = useRef(false);
  const found =
    typed === undefined
      ? []
      : staff.filter(({ name }) => name.toLowerCase().startsWith(typed.toLowerCase())).slice(0, 6);

  function change(next: string, caret: number): void {
    setText(next);
    setTyped(typedMention.exec(next.slice(0, caret))?.[1]);
    setMarked(0);
  }

  function insert(name: string): void {
    const caret = area.current?.selectionStart ?? text.length;
    const before = text.slice(0, caret).replace(/@[^@]*$/, `@${name} `);
    flushSync(() => setText(before + text.slice(caret)));
    setTyped(undefined);
    justMentioned.current = true;
    area.current?.focus();
    area.current?.setSelectionRange(before.length, before.length);
  }

  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (justMentioned.current && event.key === " ") event.preventDefault();
    justMentioned.current = false;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.currentTarget.form?.requestSubmit();
      return;
    }
    if (found.length === 0) {
      if (event.key === "Escape") onLeave();
      return;
    }
    if (event.key === "ArrowDown") setMarked((marked + 1) % found.length);
    else if (event.key === "ArrowUp") setMarked((marked + found.length - 1) % found.length);
    else if (event.key === "Enter" || event.key === "Tab") insert(found[marked]?.name ?? "");
    else if (event.key === "Escape") setTyped(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  async function submit(): Promise<void> {
    if (text.trim() === "" || busy) return;
    const mentions = mentionedIn(text, staff).map(({ id }) => id);
    try {
      await onAdd({ text: text.trim(), mentions });
    } catch {
      // The caller shows the error; the text stays.
      return;
    }
    // Single keys act again.
    if (endDraft(draft, text)) onLeave();
  }

  return (
    <DeskForm className="note-form" onFocus={keepInView} onInput={keepInView} onSubmit={() => void submit()}>
      <div className="field">
        <label className="visually-hidden" htmlFor={`note-${draft}`}>
          {label}
        </label>
        <textarea
          id={`note-${draft}`}
          ref={area}
          className="field__control"
          placeholder={label}
          rows={1}
          maxLength={deskLimits.note}
          value={text}
          aria-describedby={`note-hint-${draft}`}
          aria-controls={found.length > 0 ? `mentions-${draft}` : undefined}
          aria-activedescendant={found.length > 0 ? `mention-${draft}-${marked}` : undefined}
          onChange={({ target }) => change(target.value, target.selectionStart)}
          onKeyDown={handleKey}
        />
        {found.length > 0 && (
          <div
            id={`mentions-${draft}`}
            className="mentions popup"
            role="listbox"
            aria-label={recordWords.mention}
          >
            {found.map(({ id, name, role }, index) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text, see aria-activedescendant
              // biome-ignore lint/a11y/useKeyWithClickEvents: the text's own keys choose
              <div
                key={id}
                id={`mention-${draft}-${index}`}
                role="option"
                aria-selected={index === marked}
                data-highlighted={index === marked || undefined}
                className="menu__item"
                onClick={() => insert(name)}
              >
                <Avatar name={name} decorative />
                {name} <span className="quiet">{roleNames[role]}</span>
              </div>
            ))}
          </div>
        )}
        <p className="field__hint" id={`note-hint-${draft}`}>
          {hint}
        </p>
      </div>
      <div className="button-row">
        <Button type="submit" busy={busy}>
          {action}
        </Button>
      </div>
    </DeskForm>
  );
}
