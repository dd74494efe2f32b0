import type { ReactNode } from "react";
import { Summary } from "./summary.tsx";
import "./accordion.css";

export interface AccordionItem {
  readonly question: string;
  readonly answer: ReactNode;
}

/**
 * Questions that open and close, each on its own. It is the native element, so it works without scripts, and the
 * browser's search in the page opens what it finds.
 */
export function Accordion({ items }: { readonly items: readonly AccordionItem[] }) {
  return (
    <div className="accordion">
      {items.map(({ question, answer }) => (
        <details key={question} className="accordion__item">
          <Summary>{question}</Summary>
          <div className="accordion__answer">{answer}</div>
        </details>
      ))}
    </div>
  );
}
