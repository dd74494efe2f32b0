import { useState } from "react";
import type { SavedReply } from "#contract/desk/saved.ts";
import { useAllSavedReplies } from "#desk/api/saved-replies.ts";
import { useMe } from "#desk/api/session.ts";
import { SavedReplyDialog } from "#desk/records/saved-reply-dialog.tsx";
import { PencilIcon, PlusIcon } from "#desk/ui/icon/desk-icons.tsx";
import { IconButton } from "#desk/ui/icon-button/icon-button.tsx";
import { RowList } from "#desk/ui/row-list/row-list.tsx";
import { Empty, QueryFallback } from "#desk/ui/state/state.tsx";
import { common } from "#desk/words/common.ts";
import { settingsWords as words } from "#desk/words/settings.ts";
import { Button } from "#web/ui/button/button.tsx";

/** Which texts somebody writes: saved replies for messages, templates for applicants, or both. */
export function useWrittenParts() {
  const { permissions } = useMe();
  const parts = (["inbox", "applicants"] as const).filter((part) => permissions.includes(`${part}.write`));
  return { parts, name: parts.length === 1 ? (parts[0] ?? "both") : "both" } as const;
}

/** The saved replies for messages and the mail templates for applicants. */
export function SavedReplies() {
  const { parts, name } = useWrittenParts();
  const replies = useAllSavedReplies();
  const [edited, setEdited] = useState<SavedReply | "new">();

  if (!replies.data) return <QueryFallback query={replies} />;
  const items = replies.data.items.filter(({ part }) => parts.includes(part));
  const newReply = (
    <Button onClick={() => setEdited("new")}>
      <PlusIcon />
      {words.newReply[name]}
    </Button>
  );
  return (
    <div className="stack">
      <div className="page-head">
        <p className="quiet">{words.repliesLead}</p>
        {items.length > 0 && newReply}
      </div>
      {items.length === 0 && <Empty title={words.noReplies[name]}>{newReply}</Empty>}
      {parts.map((part) => {
        const ofPart = items.filter((item) => item.part === part);
        return (
          ofPart.length > 0 && (
            <section key={part} className="panel">
              <h2>{words.replies[part]}</h2>
              <RowList>
                {ofPart.map((reply) => (
                  <li key={reply.id}>
                    <span className="row-list__text">
                      <strong>{reply.title}</strong>
                      <span className="quiet row-list__line">{reply.text}</span>
                    </span>
                    <IconButton
                      label={`${common.edit}: ${reply.title}`}
                      onClick={() => setEdited(reply)}
                      icon={<PencilIcon />}
                    />
                  </li>
                ))}
              </RowList>
            </section>
          )
        );
      })}
      {edited && (
        <SavedReplyDialog
          reply={edited === "new" ? undefined : edited}
          parts={parts}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}
