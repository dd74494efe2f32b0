import type { ReactNode } from "react";
import "./page-head.css";

export interface PageHeadProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
}

/** The head of a screen: its title, and what can be done on it. */
export function PageHead({ title, lead, actions }: PageHeadProps) {
  return (
    <header className="page-head">
      <div className="page-head__words">
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p className="page-head__lead">{lead}</p>}
      </div>
      {actions && <div className="page-head__actions">{actions}</div>}
    </header>
  );
}
