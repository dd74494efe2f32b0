import type { MouseEvent } from "react";
import { legalWords } from "#content/en/legal/legal-facts.ts";
import type { LegalSection } from "#content/schema/legal.ts";
import { opensElsewhere } from "#web/browser/opens-elsewhere.ts";
import { goTo } from "#web/navigation/go-to.ts";
import { Summary } from "#web/ui/accordion/summary.tsx";
import { useSectionInView } from "./use-section-in-view.ts";
import "./contents.css";

export interface ContentsProps {
  readonly path: string;
  readonly sections: readonly Pick<LegalSection, "id" | "title">[];
}

/**
 * The list of sections, twice: folded above the text in narrow windows, beside it in wide ones. The stylesheet hides
 * one of them from everybody.
 */
export function Contents({ path, sections }: ContentsProps) {
  const inView = useSectionInView(sections);
  return (
    <>
      <details className="contents-fold">
        <Summary>{legalWords.contents}</Summary>
        <ContentsList path={path} sections={sections} inView={undefined} />
      </details>
      <nav className="contents" aria-labelledby="contents-title">
        <p id="contents-title" className="contents__title">
          {legalWords.contents}
        </p>
        <ContentsList path={path} sections={sections} inView={inView} />
      </nav>
    </>
  );
}

function ContentsList({ path, sections, inView }: ContentsProps & { readonly inView: string | undefined }) {
  return (
    <ol className="contents__list" role="list">
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          {/* The real address: it works without scripts, and in another tab with them. A plain
              press never reaches it, since a bare fragment would be lost on the hash router. */}
          <a
            className="contents__link"
            href={`${path}#${id}`}
            aria-current={inView === id ? "location" : undefined}
            onClick={(event) => follow(event, id)}
          >
            <span className="contents__number">{index + 1}</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

function follow(event: MouseEvent, id: string): void {
  if (opensElsewhere(event)) return;
  event.preventDefault();
  goTo(document.getElementById(id));
}
