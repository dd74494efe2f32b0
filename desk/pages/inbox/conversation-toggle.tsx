import type { Message, MessageThread } from "#contract/desk/inbox.ts";
import { useBulkChange } from "#desk/api/inbox.ts";
import { usePermission } from "#desk/api/session.ts";
import { StaffPicker } from "#desk/records/staff-picker.tsx";
import { UserCheckIcon } from "#desk/ui/icon/desk-icons.tsx";
import { TextButton } from "#desk/ui/text-button/text-button.tsx";
import { inboxWords as words } from "#desk/words/inbox.ts";
import { Button } from "#web/ui/button/button.tsx";
import { CheckIcon } from "#web/ui/icon/page-icons.tsx";
import { useInboxAddress } from "./use-inbox-address.ts";
import "./conversation-toggle.css";

/**
 * A button that shows all messages of one person as one conversation. Absent if there is only one message, or if they
 * are shown.
 */
export function ConversationToggle({
  message: { samePerson, samePersonMore },
}: {
  readonly message: Message;
}) {
  const { isTogether, showTogether } = useInboxAddress();
  if (isTogether || samePerson.length === 0) return null;
  return (
    <TextButton onClick={() => showTogether(true)}>
      {words.sameTogether(samePerson.length + 1, samePersonMore)}
    </TextButton>
  );
}

interface ConversationHeadProps {
  readonly threads: readonly MessageThread[];
  /** The person sent more than these. */
  readonly more: boolean;
}

/** Above the messages of one person: what can be done with all of them at once. */
export function ConversationHead({ threads, more }: ConversationHeadProps) {
  const { showTogether } = useInboxAddress();
  const mayWrite = usePermission("inbox.write");
  const { mutate } = useBulkChange();
  const count = threads.length;
  const ids = threads.map(({ id }) => id);
  const { bulkChanges } = words;
  return (
    <div className="message__together" data-shortcuts>
      <h2>{words.togetherTitle(count, threads[0]?.name ?? "", more)}</h2>
      <TextButton onClick={() => showTogether(false)}>{words.onlyThis}</TextButton>
      {mayWrite && (
        <div className="button-row">
          {threads.some(({ status }) => status !== "done") && (
            <Button onClick={() => mutate({ ids, change: { status: "done" }, phrase: bulkChanges.done })}>
              <CheckIcon />
              {words.doneForAll(count)}
            </Button>
          )}
          <StaffPicker
            label={words.assignTo}
            value={undefined}
            onPick={(ownerId, ownerName) =>
              mutate({ ids, change: { ownerId }, ownerName, phrase: bulkChanges.owner(ownerName) })
            }
            triggerLabel={words.assignAll(count)}
            trigger={
              <Button tone="secondary">
                <UserCheckIcon />
                {words.assignAll(count)}
              </Button>
            }
          />
        </div>
      )}
    </div>
  );
}
