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
