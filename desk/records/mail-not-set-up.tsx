import { useHasMailServer } from "#desk/api/outbox.ts";
import { DeskLink } from "#desk/navigation/link.tsx";
import { common } from "#desk/words/common.ts";

/** Says below the button that sends that the mail will wait, while no mail server is configured. */
export function MailNotSetUp() {
  const hasMailServer = useHasMailServer();
  if (hasMailServer) return null;
  return (
    <p className="quiet">
      {common.mailNotSetUp} <DeskLink to="/outbox">{common.seeOutbox}</DeskLink>
    </p>
  );
}
