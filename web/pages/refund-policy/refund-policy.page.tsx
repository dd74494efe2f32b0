import { refundPolicy } from "#content/en/legal/refund-policy.ts";
import { ruleClock as words } from "#content/en/rule-clock.ts";
import { LegalPage } from "#web/sections/legal-document/legal-page.tsx";
import { RuleClock } from "#web/sections/rule-clock/rule-clock.tsx";

const ruleClock = <RuleClock events={["issue"]} title={words.titles.refund} note={words.complaintApart} />;

export function Page() {
  return (
    <LegalPage id="refund-policy" document={refundPolicy}>
      {ruleClock}
    </LegalPage>
  );
}
