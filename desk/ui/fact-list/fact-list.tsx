import type { ReactNode } from "react";
import "./fact-list.css";

export interface FactListProps {
  /** The order means something. */
  readonly ordered?: boolean;
  /** `<li>`: what it is, then what there is to know of it. */
  readonly children: ReactNode;
}

/** Lines of two columns, as in "Interview, 3 days". */
export function FactList({ ordered = false, children }: FactListProps) {
  const List = ordered ? "ol" : "ul";
  return (
    <List role="list" className="fact-list">
      {children}
    </List>
  );
}
