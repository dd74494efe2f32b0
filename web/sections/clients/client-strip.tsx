import { clients } from "#content/en/clients.ts";
import type { Client } from "#content/schema/clients.ts";
import { Carousel, type CarouselSlide } from "#web/ui/carousel/carousel.tsx";
import { ClientMark } from "./client-mark.tsx";
import "./client-strip.css";

/** The number of logos in a slide. */
const perSlide = 2;

const slides = slidesOf(clients.clients);
const slidesReversed = slidesOf(clients.clients.toReversed());

/** The corporate clients' wordmarks, all of them at once. */
export function ClientStrip() {
  return (
    <section className="client-strip container">
      <h2 className="client-strip__title part-title">{clients.title}</h2>
      <ClientList className="client-strip__all" list={clients.clients} />
    </section>
  );
}

export interface ClientCarouselProps {
  readonly title?: string;
  /** The accessible name. Two carousels on one page need two names. */
  readonly carouselLabel?: string;
  /** The last clients first, and all of them in one row. */
  readonly reversed?: boolean;
}

/** The corporate clients' wordmarks as the carousel that the Corporate page shows twice, as specified. */
export function ClientCarousel(props: ClientCarouselProps) {
  const { title = clients.title, carouselLabel = clients.carouselLabel, reversed = false } = props;
  return (
    <section className="client-strip container" data-turns={reversed ? "row" : ""}>
      <h2 className="client-strip__title part-title">{title}</h2>
      <Carousel
        className="client-strip__carousel carousel-columns"
        label={carouselLabel}
        slides={reversed ? slidesReversed : slides}
        loop
      />
    </section>
  );
}

function slidesOf(all: readonly Client[]): readonly CarouselSlide[] {
  return inGroups(all, perSlide).map((group) => ({
    key: group.map((client) => client.id).join(),
    label: group.map((client) => client.name).join(", "),
    content: <ClientList className="client-strip__group" list={group} />,
  }));
}

interface ClientListProps {
  readonly list: readonly Client[];
  readonly className: string;
}

function ClientList({ list, className }: ClientListProps) {
  return (
    <ul className={className} role="list">
      {list.map((client) => (
        <li key={client.id}>
          <ClientMark client={client} />
        </li>
      ))}
    </ul>
  );
}

function inGroups(all: readonly Client[], size: number): readonly (readonly Client[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, group) =>
    all.slice(group * size, (group + 1) * size),
  );
}
