import { contact } from "#content/en/contact.ts";
import { DeferredSections } from "#web/hydration/deferred-sections.tsx";
import type { PageProps } from "#web/pages/page.ts";
import { Banner } from "#web/sections/banner/banner.tsx";
import { ContactForm } from "./contact-form.tsx";
import { ContactMap } from "./contact-map.tsx";
import { ContactPanel } from "./contact-panel.tsx";
import "./contact.css";

export function Page({ data }: PageProps) {
  return (
    <>
      <Banner title={contact.title} lead={contact.lead}>
        {/* In the other's place while the form is filled in from a quote request (contact.css). */}
        <p className="banner__lead contact-page__quote-lead">{contact.quote.lead}</p>
      </Banner>
      <DeferredSections>
        <div className="contact-page container">
          <ContactForm postResult={data.contact} />
          <ContactPanel />
        </div>
        <ContactMap />
      </DeferredSections>
    </>
  );
}
