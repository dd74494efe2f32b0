import type { ReactNode } from "react";
import "./badge.css";

export type BadgeTone = "red" | "amber" | "green" | "blue" | "grey";

export interface BadgeProps {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}

/** A state in one or two words. Its colour never says anything that its words do not say. */
export function Badge({ tone = "grey", children }: BadgeProps) {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  );
}
