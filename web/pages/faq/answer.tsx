import { faq } from "#content/en/faq.ts";
import type { FaqItem } from "#content/schema/faq.ts";
import { noWrap } from "#web/ui/no-wrap/no-wrap.tsx";

/** An answer, with the rules behind it below. */
export function Answer({ item: { answer, legalSources } }: { readonly item: FaqItem }) {
  return (
    <div className="faq-answer">
      {answer.map((paragraph) => (
        <p key={paragraph}>{noWrap(paragraph)}</p>
      ))}
      <div className="faq-answer__rules">
        <p>{faq.legalSources}</p>
        <ul role="list">
          {legalSources.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
