import { banners } from "#content/en/banners.ts";
import { terms } from "#content/en/legal/terms.ts";
import { pathOf } from "#contract/routes.ts";
import { Banner } from "#web/sections/banner/banner.tsx";
import { CallToAction } from "#web/sections/call-to-action/call-to-action.tsx";
import { LegalDocument } from "#web/sections/legal-document/legal-document.tsx";

const { callToAction, ...banner } = banners.terms;

export function Page() {
  return (
    <>
      <Banner {...banner} />
      <LegalDocument path={pathOf("terms")} document={terms} />
      <CallToAction {...callToAction} />
    </>
  );
}
