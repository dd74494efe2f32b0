import { banners } from "#content/en/banners.ts";
import { privacyPolicy } from "#content/en/legal/privacy-policy.ts";
import { pathOf } from "#contract/routes.ts";
import { Banner } from "#web/sections/banner/banner.tsx";
import { CallToAction } from "#web/sections/call-to-action/call-to-action.tsx";
import { LegalDocument } from "#web/sections/legal-document/legal-document.tsx";

const { callToAction, ...banner } = banners["privacy-policy"];

export function Page() {
  return (
    <>
      <Banner {...banner} />
      <LegalDocument path={pathOf("privacy-policy")} document={privacyPolicy} />
      <CallToAction {...callToAction} />
    </>
  );
}
