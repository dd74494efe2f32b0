import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from "react";
import { Link, type LinkProps } from "#web/navigation/link.tsx";
import "./button.css";

/** `on-brand` is lime, for dark grounds only. */
export type ButtonTone = "primary" | "secondary" | "quiet" | "on-brand";

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly tone?: ButtonTone;
  /** Its action is running: it shows a spinner, says so, and ignores presses. */
  readonly busy?: boolean;
  /** A press has no effect for now, such as sending the same again. `onClick` is still called. */
  readonly waiting?: boolean;
  readonly children: ReactNode;
}

/**
 * A button. A busy or waiting one is not `disabled`: that would throw the focus away in the middle of what
 * the visitor is doing, and a screen reader could no longer read its changed words.
 */
export function Button({
  tone = "primary",
  busy = false,
  waiting = false,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    if (busy || waiting) event.preventDefault();
    if (!busy) onClick?.(event);
  }

  return (
    <button
      type="button"
      {...rest}
      className={className ? `button ${className}` : "button"}
      data-tone={tone}
      aria-busy={busy || undefined}
      aria-disabled={busy || waiting || undefined}
      onClick={handleClick}
    >
      {children}
    </button>
  );
}

export interface ButtonLinkProps extends LinkProps {
  readonly tone?: ButtonTone;
}

/** A link inside the site that looks like a button. A link leads somewhere, a button does something. */
export function ButtonLink({ tone = "primary", className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={className ? `button ${className}` : "button"} data-tone={tone} />;
}
