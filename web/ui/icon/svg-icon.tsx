import type { ReactElement } from "react";

export interface IconProps {
  readonly className?: string;
}
export type Icon = (props: IconProps) => ReactElement;

/** An icon of our own set: a grid of 24, a stroke of 1.75, round ends, in the text colour. */
export function svgIcon(path: string, { className = "icon" }: IconProps): ReactElement {
  return (
    <svg
      className={className}
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

export const circle = "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z";
