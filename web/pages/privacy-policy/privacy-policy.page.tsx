import { privacyPolicy } from "#content/en/legal/privacy-policy.ts";
import { LegalPage } from "#web/sections/legal-document/legal-page.tsx";

export function Page() {
  return <LegalPage id="privacy-policy" document={privacyPolicy} />;
}
