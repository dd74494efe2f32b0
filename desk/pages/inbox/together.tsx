import type { InboxMessage } from "#contract/desk/inbox.ts";
import { TextButton } from "#desk/ui/text-button/text-button.tsx";
import { inboxWords as words } from "#desk/words/inbox.ts";

interface TogetherProps {
  readonly message: InboxMessage;
  readonly isTogether: boolean;
  readonly onTogether: (isTogether: boolean) => void;
}

/** Shows all that somebody wrote as one conversation; nothing for who wrote once. */
export function Together({ message: { samePerson }, isTogether, onTogether }: TogetherProps) {
  if (samePerson.length === 0) return null;
  return (
    <TextButton aria-pressed={isTogether} onClick={() => onTogether(!isTogether)}>
      {words.sameTogether(samePerson.length + 1)}
    </TextButton>
  );
}
