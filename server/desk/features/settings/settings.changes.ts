import { randomUUID } from "node:crypto";
import { site as company } from "#content/en/site.ts";
import type { ChangeSettings, DeskSettings } from "#contract/desk/settings.ts";
import { differences } from "../../../audit-log/differences.ts";
import { storeDeskSettings } from "../../../desk-settings/desk-settings.repository.ts";
import type { Change, StaffChange } from "../../changes/changes.plugin.ts";
import { storeDeskMail } from "../../mails/desk-mails.repository.ts";

export async function changeSettings(
  { transaction, audit }: Change,
  { settings, version }: { readonly settings: DeskSettings; readonly version: number },
  changes: Omit<ChangeSettings, "version">,
): Promise<void> {
  const changed = differences(settings, changes);
  if (!changed) return;
  await storeDeskSettings(transaction, changed, version);
  const detail = { changes: JSON.stringify(changed) };
  audit({ action: "settings.changed", subjectId: "desk", detail });
}

/** Sends a test mail to the actor. @returns the id of its row in the outbox. */
export async function sendTestMail(change: StaffChange, email: string): Promise<string> {
  change.audit({ action: "settings.test-mail", subjectId: "mail" });
  const { outboxId } = await storeDeskMail(change, {
    key: randomUUID(),
    kind: "test-mail",
    recordId: change.actorId,
    to: email,
    subject: `${company.name}: test of the mail server`,
    text: "This mail was sent from the desk's settings. The mail server works.",
  });
  return outboxId;
}
