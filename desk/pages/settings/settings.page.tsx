import { usePermission } from "#desk/api/session.ts";
import { useDocumentTitle } from "#desk/navigation/document-title.ts";
import { navigate, useDeskLocation, withQuery } from "#desk/navigation/location.ts";
import { PageHead } from "#desk/ui/page-head/page-head.tsx";
import { type Tab, Tabs } from "#desk/ui/tabs/tabs.tsx";
import { settingsWords as words } from "#desk/words/settings.ts";
import { OfficeSettings } from "./office-settings.tsx";
import { SavedReplies, useWrittenParts } from "./saved-replies.tsx";
import { StageSettings } from "./stage-settings.tsx";
import { SystemSettings } from "./system-settings.tsx";

/** Office hours, saved replies, stages, and the program's configuration. */
export function SettingsPage() {
  const location = useDeskLocation();
  const mayReadSystem = usePermission("settings.read");
  const mayWriteStages = usePermission("stages.write");
  const { name } = useWrittenParts();
  useDocumentTitle(words.title);

  const tabs: Tab[] = [{ value: "replies", label: words.replies[name], panel: <SavedReplies /> }];
  if (mayWriteStages) tabs.push({ value: "stages", label: words.stages, panel: <StageSettings /> });
  if (mayReadSystem) {
    tabs.unshift({ value: "office", label: words.office, panel: <OfficeSettings /> });
    tabs.push({ value: "system", label: words.system, panel: <SystemSettings /> });
  }
  const asked = location.query.get("tab");
  const tab = tabs.find(({ value }) => value === asked) ?? tabs[0];
  return (
    <div className="screen" data-width="narrow">
      <PageHead title={words.title} />
      <Tabs
        label={words.tabs}
        tabs={tabs}
        value={tab?.value ?? ""}
        onChange={(value) => navigate(withQuery(location, { tab: value }), { replace: true })}
      />
    </div>
  );
}
