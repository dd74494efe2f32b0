import type { Ref } from "react";
import "./section-head.css";

export interface SectionHeadProps {
  readonly title: string;
  readonly intro: string;
  readonly className?: string;
  /** The heading's id, to label the section with and to link to. */
  readonly titleId?: string;
  /** For a heading that a script focuses. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

/** A section's heading and introduction, side by side in wide windows. */
export function SectionHead({ title, intro, className = "", titleId, titleRef }: SectionHeadProps) {
  return (
    <header className={`section-head ${className}`}>
      <h2 id={titleId} tabIndex={titleId ? -1 : undefined} ref={titleRef}>
        {title}
      </h2>
      <p>{intro}</p>
    </header>
  );
}
