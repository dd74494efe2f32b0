import { deadlineCalculator as words } from "#content/en/deadline-calculator.ts";
import { terms } from "#content/en/legal/terms.ts";
import { DeadlineCalculator } from "#web/sections/deadline-calculator/deadline-calculator.tsx";
import { LegalPage } from "#web/sections/legal-document/legal-page.tsx";

const deadlineCalculator = (
  <DeadlineCalculator events={["used", "delivered", "allocated"]} title={words.titles.terms} />
);

export function Page() {
  return (
    <LegalPage id="terms" document={terms}>
      {deadlineCalculator}
    </LegalPage>
  );
}
