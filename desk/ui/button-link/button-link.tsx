import { DeskLink, type DeskLinkProps } from "#desk/navigation/link.tsx";
import type { ButtonTone } from "#web/ui/button/button.tsx";
import "#web/ui/button/button.css";

export interface ButtonLinkProps extends Omit<DeskLinkProps, "className"> {
  readonly tone?: ButtonTone;
}

/** A link inside the desk that looks like a button. */
export function ButtonLink({ tone = "primary", ...rest }: ButtonLinkProps) {
  return <DeskLink {...rest} className="button" data-tone={tone} />;
}
