import { banners } from "#content/en/banners.ts";
import { faq } from "#content/en/faq.ts";
import { DeferredSections } from "#web/hydration/deferred-sections.tsx";
import { Banner } from "#web/sections/banner/banner.tsx";
import { CallToAction } from "#web/sections/call-to-action/call-to-action.tsx";
import { Accordion } from "#web/ui/accordion/accordion.tsx";
import { Answer } from "./answer.tsx";
import { PaperHolders } from "./paper-holders.tsx";
import "./faq.css";

const { callToAction, ...banner } = banners.faq;

export function Page() {
  return (
    <>
      <Banner {...banner} />
      <DeferredSections>
        <PaperHolders />
        <section className="faq container">
          <div className="faq__intro">
            <h2>{faq.intro.title}</h2>
            <p>{faq.intro.text}</p>
          </div>
          <div className="faq__questions">
            <Accordion
              firstOpen
              items={faq.items.map((item) => ({ question: item.question, answer: <Answer item={item} /> }))}
            />
            <p className="faq__note">{faq.note}</p>
          </div>
        </section>
        <CallToAction {...callToAction} />
      </DeferredSections>
    </>
  );
}
