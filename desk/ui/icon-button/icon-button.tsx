import type { ComponentProps, ReactElement } from "react";
import "./icon-button.css";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label" | "children"> {
  /** What it does, for screen readers. */
  readonly label: string;
  readonly icon: ReactElement;
}

/** A button that shows an icon alone. */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={className ? `icon-button ${className}` : "icon-button"}
      aria-label={label}
    >
      {icon}
    </button>
  );
}

export interface IconAnchorProps extends Omit<ComponentProps<"a">, "aria-label" | "children" | "className"> {
  readonly href: string;
  /** Where it leads, for screen readers. */
  readonly label: string;
  readonly icon: ReactElement;
}

/** A link that looks like an `IconButton`, such as to a file. */
export function IconAnchor({ label, icon, href, ...rest }: IconAnchorProps) {
  return (
    <a {...rest} href={href} className="icon-button" aria-label={label}>
      {icon}
    </a>
  );
}
