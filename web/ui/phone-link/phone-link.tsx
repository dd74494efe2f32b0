import type { AnchorHTMLAttributes, ReactNode } from "react";

export interface PhoneLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The number in readable form: "+91 98765 43210". */
  readonly number: string;
  readonly children?: ReactNode;
}

/** A link that calls a phone number. Shows the number unless it has children. */
export function PhoneLink({ number, children, ...rest }: PhoneLinkProps) {
  return (
    <a {...rest} href={`tel:${number.replaceAll(" ", "")}`}>
      {children ?? number}
    </a>
  );
}
