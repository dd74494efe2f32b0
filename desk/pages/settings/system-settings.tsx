import { useSendTestMail, useSettings } from "#desk/api/settings.ts";
import { screenPath } from "#desk/navigation/addresses.ts";
import { navigate } from "#desk/navigation/location.ts";
import { Badge } from "#desk/ui/badge/badge.tsx";
import { MailIcon } from "#desk/ui/icon/desk-icons.tsx";
import { RowList } from "#desk/ui/row-list/row-list.tsx";
import { QueryFallback } from "#desk/ui/state/state.tsx";
import { showToast } from "#desk/ui/toast/toast.tsx";
import { settingsWords as words } from "#desk/words/settings.ts";
import { shellWords } from "#desk/words/shell.ts";
import { Button } from "#web/ui/button/button.tsx";

/** The configuration without secrets, what is deleted when, a test mail. */
export function SystemSettings() {
  const settings = useSettings();
  const testMail = useSendTestMail();
  function send(): void {
    const run = () => navigate(screenPath("outbox", { status: "dead,pending,delivered" }));
    testMail.mutate(undefined, {
      onSuccess: () => showToast({ text: words.testMailSent, action: { label: shellWords.open, run } }),
    });
  }
  if (!settings.data) return <QueryFallback query={settings} />;
  const { configuration, retention } = settings.data;
  return (
    <div className="stack">
      <section className="panel">
        <h2>{words.configuration}</h2>
        <p className="quiet">{words.configurationLead}</p>
        <RowList>
          {configuration.map(({ name, value, set, secret }) => (
            <li key={name}>
              <code>{name}</code>
              {secret || value === null ? (
                <Badge tone={set ? "green" : "grey"}>{set ? words.isSet : words.notSet}</Badge>
              ) : (
                <span className="prose">{value}</span>
              )}
            </li>
          ))}
        </RowList>
        <div>
          <Button tone="secondary" busy={testMail.isPending} onClick={send}>
            <MailIcon />
            {words.testMail}
          </Button>
        </div>
      </section>
      <section className="panel">
        <h2>{words.retention}</h2>
        <p className="quiet">{words.retentionLead}</p>
        <RowList>
          {retention.map(({ name, days }) => (
            <li key={name}>
              {name} <span className="quiet">{words.retentionDays(days)}</span>
            </li>
          ))}
        </RowList>
      </section>
    </div>
  );
}
