import { faq } from "#content/en/faq.ts";
import type { FaqItem } from "#content/schema/faq.ts";

/** An answer, with the rules behind it below. */
export function Answer({ item: { answer, legalSources } }: { readonly item: FaqItem }) {
  return (
    <div className="faq-answer">
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
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
