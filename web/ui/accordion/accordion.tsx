import type { ReactNode } from "react";
import { Summary } from "./summary.tsx";
import "./accordion.css";

export interface AccordionItem {
  readonly question: string;
  readonly answer: ReactNode;
}

export interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** The first one is open at first, to show what an answer looks like. */
  readonly firstOpen?: boolean;
}

/**
 * Questions that open and close, each on its own. It is the native element, so it works without scripts, and the
 * browser's search in the page opens what it finds.
 */
export function Accordion({ items, firstOpen = false }: AccordionProps) {
  return (
    <div className="accordion">
      {items.map(({ question, answer }, index) => (
        <details key={question} className="accordion__item" open={firstOpen && index === 0}>
          <Summary>{question}</Summary>
          <div className="accordion__answer">{answer}</div>
        </details>
      ))}
    </div>
  );
}
