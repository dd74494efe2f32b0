import type { Message, MessageItem } from "#contract/desk/inbox.ts";
import { screenPath } from "#desk/navigation/addresses.ts";
import { DeskLink } from "#desk/navigation/link.tsx";
import { History } from "#desk/records/history.tsx";
import { SideSection } from "#desk/records/side-section.tsx";
import { Badge } from "#desk/ui/badge/badge.tsx";
import { MailIcon } from "#desk/ui/icon/desk-icons.tsx";
import { Time } from "#desk/ui/time/time.tsx";
import { statusNames, inboxWords as words } from "#desk/words/inbox.ts";
import { PhoneIcon } from "#web/ui/icon/icon.tsx";
import { ConversationToggle } from "./conversation-toggle.tsx";
import { isAddress } from "./message-row.tsx";
import { statusTones } from "./status-tones.ts";
import { useInboxAddress } from "./use-inbox-address.ts";
import "./person-panel.css";

/** Who wrote, how to reach them, what else they wrote, and what was done. */
export function PersonPanel({ message }: { readonly message: Message }) {
  return (
    <aside className="person" aria-label={words.person}>
      <section className="side-section">
        <h2>{message.name}</h2>
        <ul role="list" className="person__ways">
          {isAddress(message.email) ? (
            <li>
              <MailIcon />
              <span className="person__value">{message.email}</span>
            </li>
          ) : (
            <li className="quiet">{words.noEmail}</li>
          )}
          <li>
            <PhoneIcon />
            <span className="person__value">{message.phone}</span>
          </li>
        </ul>
      </section>
      <SideSection heading="h3" title={words.sameTitle}>
        {message.samePerson.length === 0 ? (
          <p className="quiet">{words.sameNone}</p>
        ) : (
          <>
            <p className="person__together">
              <ConversationToggle message={message} />
            </p>
            <Others items={message.samePerson} />
            {message.samePersonMore && (
              <p>
                <DeskLink
                  to={screenPath("inbox", { q: isAddress(message.email) ? message.email : message.phone })}
                >
                  {words.sameMore}
                </DeskLink>
              </p>
            )}
          </>
        )}
      </SideSection>
      {message.duplicates.length > 0 && (
        <SideSection heading="h3" title={words.duplicatesTitle}>
          <Others items={message.duplicates} />
        </SideSection>
      )}
      {message.history.length > 0 && (
        <SideSection heading="h3" title={words.history}>
          <History entries={message.history} />
        </SideSection>
      )}
    </aside>
  );
}

function Others({ items }: { readonly items: readonly MessageItem[] }) {
  const { pathOf } = useInboxAddress();
  return (
    <ul role="list" className="person__others">
      {items.map((item) => (
        <li key={item.id}>
          <DeskLink to={pathOf(item.id)} className="person__other">
            <span className="person__other-subject">{item.subject}</span>
            <Badge tone={statusTones[item.status]}>{statusNames[item.status]}</Badge>
            <Time at={item.receivedAt} className="quiet" />
          </DeskLink>
        </li>
      ))}
    </ul>
  );
}
