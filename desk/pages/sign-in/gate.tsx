import type { ReactNode } from "react";
import { useDocumentTitle } from "#desk/navigation/document-title.ts";
import { Logo } from "#web/ui/logo/logo.tsx";
import "./gate.css";

export interface GatePageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A page before the desk: signing in, setting up. */
export function GatePage({ title, lead, children }: GatePageProps) {
  useDocumentTitle(title);
  return (
    <main className="gate">
      <div className="gate__brand on-brand">
        <Logo />
      </div>
      <div className="gate__card">
        <h1>{title}</h1>
        {lead && <p className="gate__lead">{lead}</p>}
        {children}
      </div>
    </main>
  );
}
