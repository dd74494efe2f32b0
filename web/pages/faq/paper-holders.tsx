import { faq } from "#content/en/faq.ts";
import type { PaperHolder } from "#content/schema/faq.ts";
import { TruckIcon } from "#web/ui/icon/footer-icons.tsx";
import { BuildingIcon, ParcelIcon } from "#web/ui/icon/page-icons.tsx";
import type { Icon } from "#web/ui/icon/svg-icon.tsx";
import "./paper-holders.css";

const icons: Readonly<Record<PaperHolder["id"], Icon>> = {
  sender: BuildingIcon,
  driver: TruckIcon,
  receiver: ParcelIcon,
};

/** Who carries which papers on a trip: three people along the road. */
export function PaperHolders() {
  const { title, text, holders } = faq.papers;
  return (
    <section className="paper-holders on-brand">
      <div className="container">
        <header className="paper-holders__head">
          <h2 className="paper-holders__title">{title}</h2>
          <p className="paper-holders__text">{text}</p>
        </header>
        <ol className="paper-holders__road" role="list">
          {holders.map(({ id, name, papers }) => {
            const HolderIcon = icons[id];
            return (
              <li key={id} className="paper-holders__stop">
                <span className="paper-holders__mark">
                  <HolderIcon />
                </span>
                <h3>{name}</h3>
                <dl>
                  {papers.map(({ paper, held }) => (
                    <div key={paper}>
                      <dt>{paper}</dt>
                      <dd>{held}</dd>
                    </div>
                  ))}
                </dl>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
