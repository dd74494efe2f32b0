import type { ReactNode } from "react";
import "./letter.css";

export interface LetterProps {
  /** Names it, where it is a part of the page and not one of several letters. */
  readonly label?: string;
  /** "sent": a colleague wrote it. */
  readonly kind?: "sent";
  /** Who wrote it, when. */
  readonly head: ReactNode;
  readonly text: string;
  /** Below its head. */
  readonly children?: ReactNode;
  /** Below its text. */
  readonly after?: ReactNode;
}

/** A text that somebody wrote, with its head. */
export function Letter({ label, kind, head, text, children, after }: LetterProps) {
  const Element = label ? "section" : "article";
  return (
    <Element className="letter" data-kind={kind} aria-label={label}>
      <header className="letter__head">{head}</header>
      {children}
      <p className="letter__text prose">{text}</p>
      {after}
    </Element>
  );
}
