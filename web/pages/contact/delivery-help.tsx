import { channels } from "#content/en/channels.ts";
import { contact } from "#content/en/contact.ts";
import { footer } from "#content/en/footer.ts";
import { site } from "#content/en/site.ts";
import { useSectionAddress } from "#web/navigation/use-section-address.ts";
import { TruckIcon } from "#web/ui/icon/footer-icons.tsx";
import { PhoneLink } from "#web/ui/phone-link/phone-link.tsx";
import { StoreBadge } from "#web/ui/store-badge/store-badge.tsx";
import "./delivery-help.css";

const { track: words } = contact.panel;

/** For visitors who wait for a delivery: the app that shows it, and whom to call. */
export function DeliveryHelp() {
  useSectionAddress();
  return (
    <aside className="delivery-help" aria-labelledby="delivery">
      <div>
        <h2 id="delivery" className="part-title" tabIndex={-1}>
          {words.title}
        </h2>
        <p>{words.text}</p>
        <p>
          {words.late} <PhoneLink number={site.phones[0]} />
        </p>
      </div>
      <StoreBadge href={channels.apps.customer} label={footer.customerApp} icon={<TruckIcon />} />
    </aside>
  );
}
