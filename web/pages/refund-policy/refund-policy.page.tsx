import { refundPolicy } from "#content/en/legal/refund-policy.ts";
import { LegalPage } from "#web/sections/legal-document/legal-page.tsx";

export function Page() {
  return <LegalPage id="refund-policy" document={refundPolicy} />;
}
