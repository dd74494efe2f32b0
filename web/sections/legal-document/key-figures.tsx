import { legalWords } from "#content/en/legal/legal-facts.ts";
import type { KeyFigure } from "#content/schema/legal.ts";

/** The most important figures of the document, in large type. */
export function KeyFigures({ figures }: { readonly figures: readonly KeyFigure[] }) {
  return (
    <section className="legal-figures" data-count={figures.length} aria-labelledby="in-short">
      <h2 id="in-short" className="part-title">
        {legalWords.inShort}
      </h2>
      <ul className="legal-figures__list" role="list">
        {figures.map(({ figure, unit, text }) => (
          <li key={text} className="legal-figures__item">
            <span className="legal-figures__figure">{figure}</span>{" "}
            <span className="legal-figures__unit">{unit}</span> <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
