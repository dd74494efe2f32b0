import { terms } from "#content/en/legal/terms.ts";
import { ruleClock as words } from "#content/en/rule-clock.ts";
import { LegalPage } from "#web/sections/legal-document/legal-page.tsx";
import { RuleClock } from "#web/sections/rule-clock/rule-clock.tsx";

const ruleClock = <RuleClock events={["allocated", "delivered", "used"]} title={words.titles.terms} />;

export function Page() {
  return (
    <LegalPage id="terms" document={terms}>
      {ruleClock}
    </LegalPage>
  );
}
