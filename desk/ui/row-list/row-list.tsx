import type { ReactNode } from "react";
import "./row-list.css";

export interface RowListProps {
  /** The order means something. */
  readonly ordered?: boolean;
  /** `<li>`: words, then what can be done. Words of two lines are in `row-list__text`, icons in `row-list__buttons`. */
  readonly children: ReactNode;
}

/** A short list in a panel, each entry with its buttons at the end of the line. */
export function RowList({ ordered = false, children }: RowListProps) {
  const List = ordered ? "ol" : "ul";
  return (
    <List role="list" className="row-list">
      {children}
    </List>
  );
}
