import type { ReactNode } from "react";
import { DeskLink } from "#desk/navigation/link.tsx";
import { ArrowLeftIcon } from "#desk/ui/icon/desk-icons.tsx";
import "./back-link.css";

/** Leads from a record back to its list. */
export function BackLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <DeskLink to={to} className="back-link">
      <ArrowLeftIcon />
      {children}
    </DeskLink>
  );
}
