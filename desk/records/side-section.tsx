import type { ReactNode } from "react";
import "./side-section.css";

interface SideSectionProps {
  readonly title: string;
  readonly heading?: "h2" | "h3";
  readonly children: ReactNode;
}

/** A part of what stands beside a message or an application. */
export function SideSection({ title, heading: Heading = "h2", children }: SideSectionProps) {
  return (
    <section className="side-section">
      <Heading className="side-section__title">{title}</Heading>
      {children}
    </section>
  );
}
