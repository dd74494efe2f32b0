import { channels } from "#content/en/channels.ts";
import { footer } from "#content/en/footer.ts";
import { shell } from "#content/en/shell.ts";
import { site } from "#content/en/site.ts";
import { Link } from "#web/navigation/link.tsx";
import {
  FacebookIcon,
  InstagramIcon,
  LinkedInIcon,
  TruckIcon,
  WheelIcon,
  XIcon,
} from "#web/ui/icon/footer-icons.tsx";
import { Logo } from "#web/ui/logo/logo.tsx";
import { PhoneLink } from "#web/ui/phone-link/phone-link.tsx";
import { StoreBadge } from "#web/ui/store-badge/store-badge.tsx";
import { Newsletter } from "./newsletter.tsx";
import "#web/ui/button/button.css";
import "./footer.css";

const words = footer;

const socialIcons = {
  linkedin: LinkedInIcon,
  instagram: InstagramIcon,
  facebook: FacebookIcon,
  x: XIcon,
} as const;

/** The footer of pages with the full layout (contract/routes.ts). */
export function Footer() {
  return (
    <footer className="site-footer on-brand">
      <div className="container">
        <div className="site-footer__columns">
          <div className="site-footer__company">
            <Logo />
            <p>{words.summary}</p>
            <PhoneLink className="site-footer__phone" number={site.phones[0]} />
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </div>
          <LinkList {...words.quickLinks} />
          <LinkList {...words.communityLinks} />
          <Apps />
        </div>
        <Newsletter />
        <LastLine />
      </div>
    </footer>
  );
}

/** The compact footer of /index3: the three services and the last line. */
export function CompactFooter() {
  return (
    <footer className="site-footer on-brand" data-kind="compact">
      <div className="container">
        <div className="site-footer__columns">
          <Logo />
          <LinkList {...words.services} />
        </div>
        <LastLine />
      </div>
    </footer>
  );
}

interface LinkListProps {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

function LinkList({ title, links }: LinkListProps) {
  return (
    <nav className="site-footer__links" aria-label={title}>
      <h2 className="site-footer__title">{title}</h2>
      <ul role="list">
        {links.map(({ label, to }) => (
          <li key={label}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Apps() {
  return (
    <div className="site-footer__apps">
      <h2 className="site-footer__title">{words.apps}</h2>
      <StoreBadge href={channels.apps.customer} label={words.customerApp} icon={<TruckIcon />} />
      <StoreBadge href={channels.apps.driver} label={words.driverApp} icon={<WheelIcon />} />
    </div>
  );
}

function LastLine() {
  return (
    <div className="site-footer__last">
      <p>{words.copyright}</p>
      <ul role="list" aria-label={words.social}>
        {channels.social.map(({ network, label, href }) => {
          const NetworkIcon = socialIcons[network];
          return (
            <li key={network}>
              <a
                className="icon-button"
                href={href}
                target="_blank"
                rel="noopener"
                aria-label={`${label} (${shell.opensNewTab})`}
              >
                <NetworkIcon />
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
