import { trackkPolicy } from "#content/en/legal/trackk-policy.ts";
import { LegalPage } from "#web/sections/legal-document/legal-page.tsx";

export function Page() {
  return <LegalPage id="trackk-policy" document={trackkPolicy} />;
}
