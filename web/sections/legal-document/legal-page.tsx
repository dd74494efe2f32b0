import type { ReactNode } from "react";
import { banners } from "#content/en/banners.ts";
import type { LegalDocument as LegalText } from "#content/schema/legal.ts";
import { paths } from "#contract/routes.ts";
import { DeferredSections } from "#web/hydration/deferred-sections.tsx";
import { Banner } from "#web/sections/banner/banner.tsx";
import { CallToAction } from "#web/sections/call-to-action/call-to-action.tsx";
import { LegalDocument } from "./legal-document.tsx";

export interface LegalPageProps {
  readonly id: "privacy-policy" | "trackk-policy" | "terms" | "refund-policy";
  readonly document: LegalText;
  /** Stands between the key figures and the text. */
  readonly children?: ReactNode;
}

/** A page with a legal document between its banner and the line that leads on. */
export function LegalPage({ id, document, children }: LegalPageProps) {
  const { callToAction, ...banner } = banners[id];
  return (
    <>
      <Banner {...banner} />
      <DeferredSections>
        <LegalDocument path={paths[id]} document={document}>
          {children}
        </LegalDocument>
        <CallToAction {...callToAction} />
      </DeferredSections>
    </>
  );
}
