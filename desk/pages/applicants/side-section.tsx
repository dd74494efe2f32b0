import type { ReactNode } from "react";
import "./side-section.css";

interface SideSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of what stands beside an application. */
export function SideSection({ title, children }: SideSectionProps) {
  return (
    <section className="side-section">
      <h2 className="side-section__title">{title}</h2>
      {children}
    </section>
  );
}
