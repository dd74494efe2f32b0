import { useEffect, useRef } from "react";
import { contact } from "#content/en/contact.ts";
import { site } from "#content/en/site.ts";
import { jumpTo } from "#web/navigation/after-route-effects.ts";
import { useLocation } from "#web/navigation/hash-location.ts";
import { Link } from "#web/navigation/link.tsx";
import { PhoneLink } from "#web/ui/phone-link/phone-link.tsx";
import { Picture } from "#web/ui/picture/picture.tsx";
import "./contact-panel.css";

const { panel: words } = contact;

/** The ways to reach the company without a form. */
export function ContactPanel() {
  const { street, locality, region, postalCode, country } = site.office;
  const title = useRef<HTMLHeadingElement>(null);
  const track = useRef<HTMLElement>(null);
  const isTrackingWanted = useLocation().query.has("track");
  // A link with `?track` leads to the numbers and what stands of tracking below them.
  useEffect(() => {
    if (isTrackingWanted) jumpTo(title.current, track.current);
  }, [isTrackingWanted]);
  return (
    <aside className="contact-panel on-brand" aria-labelledby="contact-panel-title">
      <Picture
        {...words.picture}
        className="contact-panel__picture"
        sizes="(min-width: 62rem) 32rem, 100vw"
      />
      <h2 id="contact-panel-title" className="part-title" ref={title}>
        {words.title}
      </h2>
      <dl>
        <dt>{words.phones}</dt>
        {site.phones.map((number) => (
          <dd key={number}>
            <PhoneLink className="contact-panel__phone" number={number} />
          </dd>
        ))}
        <dd className="contact-panel__more">{words.hours}</dd>
        {/* Directly below the phone numbers, because visitors who wait for a driver want to call. */}
        <dt ref={track} tabIndex={-1}>
          {words.track.title}
        </dt>
        <dd className="contact-panel__more">{words.track.text}</dd>
        <dd>
          <Link to={words.track.link.to}>{words.track.link.label}</Link>
        </dd>
        <dd>{words.track.late}</dd>
        <dt>{words.email}</dt>
        <dd>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </dd>
        <dt>{words.office}</dt>
        <dd>
          <address>
            {site.name}
            <br />
            {street}
            <br />
            {locality}, {region} {postalCode}
            <br />
            {country}
          </address>
        </dd>
      </dl>
      <p className="contact-panel__save">
        <a href="/office.vcf" download>
          {words.save}
        </a>
      </p>
    </aside>
  );
}
