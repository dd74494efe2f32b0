import { WhatsAppIcon } from "#desk/ui/icon/desk-icons.tsx";
import { common } from "#desk/words/common.ts";
import { PhoneIcon } from "#web/ui/icon/icon.tsx";
import "./phone-links.css";

export interface PhoneLinksProps {
  /** With the country's code. */
  readonly digits: string;
  /** What the WhatsApp message begins with. */
  readonly greeting: string;
}

/** Links that call somebody and that write to them on WhatsApp. In a narrow place they are icons. */
export function PhoneLinks({ digits, greeting }: PhoneLinksProps) {
  return (
    <div className="phone-links">
      <a className="button" data-tone="secondary" href={`tel:+${digits}`} title={common.call}>
        <PhoneIcon />
        <span>{common.call}</span>
      </a>
      <a
        className="button"
        data-tone="secondary"
        href={`https://wa.me/${digits}?text=${encodeURIComponent(greeting)}`}
        target="_blank"
        rel="noopener noreferrer"
        title={common.whatsApp}
      >
        <WhatsAppIcon />
        <span>{common.whatsApp}</span>
      </a>
    </div>
  );
}
