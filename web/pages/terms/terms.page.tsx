import { terms } from "#content/en/legal/terms.ts";
import { LegalPage } from "#web/sections/legal-document/legal-page.tsx";

export function Page() {
  return <LegalPage id="terms" document={terms} />;
}
