import { contact } from "#content/en/contact.ts";
import { site } from "#content/en/site.ts";
import { officeCardPath } from "#contract/office-card-path.ts";
import { PhoneLink } from "#web/ui/phone-link/phone-link.tsx";
import { Picture } from "#web/ui/picture/picture.tsx";
import "./contact-panel.css";

const { panel: words } = contact;

/** The ways to reach the company without a form. */
export function ContactPanel() {
  const { street, locality, region, postalCode, country } = site.office;
  return (
    <aside className="contact-panel on-brand" aria-labelledby="contact-panel-title">
      <Picture {...words.picture} className="contact-panel__picture" sizes="(min-width: 64rem) 37vw, 100vw" />
      <h2 id="contact-panel-title" className="part-title">
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
        <a href={officeCardPath} download>
          {words.save}
        </a>
      </p>
    </aside>
  );
}
