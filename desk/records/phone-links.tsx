import { ChatIcon } from "#desk/ui/icon/desk-icons.tsx";
import { common } from "#desk/words/common.ts";
import { PhoneIcon } from "#web/ui/icon/icon.tsx";

export interface PhoneLinksProps {
  /** With the country's code. */
  readonly digits: string;
  /** What the WhatsApp message begins with. */
  readonly greeting: string;
  /** There is no address to write to. */
  readonly isOnlyWay?: boolean;
}

/** Links that call somebody and that write to them on WhatsApp. */
export function PhoneLinks({ digits, greeting, isOnlyWay = false }: PhoneLinksProps) {
  return (
    <div className="button-row">
      <a className="button" data-tone={isOnlyWay ? "primary" : "secondary"} href={`tel:+${digits}`}>
        <PhoneIcon />
        {common.call}
      </a>
      <a
        className="button"
        data-tone={isOnlyWay ? "primary" : "secondary"}
        href={`https://wa.me/${digits}?text=${encodeURIComponent(greeting)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <ChatIcon />
        {common.whatsApp}
      </a>
    </div>
  );
}
