import { deadlineCalculator as words } from "#content/en/deadline-calculator.ts";
import { refundPolicy } from "#content/en/legal/refund-policy.ts";
import { DeadlineCalculator } from "#web/sections/deadline-calculator/deadline-calculator.tsx";
import { LegalPage } from "#web/sections/legal-document/legal-page.tsx";

const deadlineCalculator = (
  <DeadlineCalculator events={["issue"]} title={words.titles.refund} note={words.complaintApart} />
);

export function Page() {
  return (
    <LegalPage id="refund-policy" document={refundPolicy}>
      {deadlineCalculator}
    </LegalPage>
  );
}
