import type { KeyFigure } from "#content/schema/legal.ts";
import "./figure-list.css";

/** Rules by their figures, in large type, each with its words below. */
export function FigureList({ figures }: { readonly figures: readonly KeyFigure[] }) {
  return (
    <ul className="figure-list" data-count={figures.length} role="list">
      {figures.map(({ figure, unit, text }) => (
        <li key={text} className="figure-list__item">
          <span className="figure-list__figure">{figure}</span>{" "}
          <span className="figure-list__unit">{unit}</span> <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
