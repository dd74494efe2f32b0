import { clients } from "#content/en/clients.ts";
import type { Client } from "#content/schema/clients.ts";
import { Carousel } from "#web/ui/carousel/carousel.tsx";
import { ClientMark } from "./client-mark.tsx";
import "./client-strip.css";

/** Logos in one slide, one above the other. */
const perSlide = 2;

const slides = inGroups(clients.clients, perSlide).map((group) => ({
  key: group.map((client) => client.id).join(),
  label: group.map((client) => client.name).join(", "),
  content: (
    <ul className="client-strip__group" role="list">
      {group.map((client) => (
        <li key={client.id}>
          <ClientMark client={client} />
        </li>
      ))}
    </ul>
  ),
}));

/** The corporate clients' word-marks, three slides wide on large screens. */
export function ClientStrip() {
  return (
    <section className="client-strip container">
      <h2 className="client-strip__title">{clients.title}</h2>
      <Carousel className="client-strip__carousel" label={clients.carouselLabel} slides={slides} loop />
    </section>
  );
}

function inGroups(all: readonly Client[], size: number): readonly (readonly Client[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, group) =>
    all.slice(group * size, (group + 1) * size),
  );
}
