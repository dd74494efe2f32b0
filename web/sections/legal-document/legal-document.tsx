import type { ReactNode } from "react";
import { legalWords } from "#content/en/legal/legal-facts.ts";
import type { LegalDocument as LegalText } from "#content/schema/legal.ts";
import { useSectionAddress } from "#web/navigation/use-section-address.ts";
import { Contents } from "./contents.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { Passage } from "./passage.tsx";
import { Section } from "./section.tsx";
import "./legal-document.css";

export interface LegalDocumentProps {
  /** The page's own path, the base of its sections' addresses. */
  readonly path: string;
  readonly document: LegalText;
  /** Stands between the key figures and the text. */
  readonly children?: ReactNode;
}

/** A legal text: the key figures, a list of contents, numbered sections. */
export function LegalDocument({ path, document, children }: LegalDocumentProps): ReactNode {
  useSectionAddress();
  const { effective, intro, keyFigures, sections } = document;
  return (
    <article className="legal container">
      <div className="legal__opening">
        <p className="legal__intro">
          <Passage words={intro} />
        </p>
        <p className="legal__effective">
          {legalWords.effective} {effective}
        </p>
      </div>
      {keyFigures.length > 0 && <KeyFigures figures={keyFigures} />}
      {children}
      <div className="legal__layout">
        <Contents path={path} sections={sections} />
        <div className="legal__text">
          {sections.map((section, index) => (
            <Section key={section.id} number={index + 1} section={section} />
          ))}
        </div>
      </div>
    </article>
  );
}
