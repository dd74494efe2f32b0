import { legalWords } from "#content/en/legal/legal-facts.ts";
import type { KeyFigure } from "#content/schema/legal.ts";
import { FigureList } from "#web/sections/figure-list/figure-list.tsx";

/** The most important figures of the document, in large type. */
export function KeyFigures({ figures }: { readonly figures: readonly KeyFigure[] }) {
  return (
    <section className="legal-figures" aria-labelledby="in-short">
      <h2 id="in-short" className="part-title">
        {legalWords.inShort}
      </h2>
      <FigureList figures={figures} />
    </section>
  );
}
