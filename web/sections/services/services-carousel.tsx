import { services } from "#content/en/services.ts";
import type { Service } from "#content/schema/services.ts";
import { Link } from "#web/navigation/link.tsx";
import { Carousel } from "#web/ui/carousel/carousel.tsx";
import { ArrowRightIcon } from "#web/ui/icon/icon.tsx";
import { noWrap } from "#web/ui/no-wrap/no-wrap.tsx";
import { Picture } from "#web/ui/picture/picture.tsx";
import { SectionHead } from "#web/ui/section-head/section-head.tsx";
import "./services-carousel.css";

const slides = services.services.map((service, index) => ({
  key: service.id,
  label: service.title,
  content: <ServiceCard service={service} index={index} />,
}));

/** The three services as posters, each with a link to its page. */
export function ServicesCarousel() {
  return (
    <section className="services">
      <SectionHead className="container" title={services.title} intro={services.intro} />
      <Carousel
        className="services__carousel"
        label={services.carouselLabel}
        slides={slides}
        controls="foot"
        trim
      />
    </section>
  );
}

function ServiceCard({ service, index }: { readonly service: Service; readonly index: number }) {
  return (
    <Link className="service-card" data-service={service.id} to={service.link.to}>
      <span className="service-card__picture">
        <Picture
          name={service.picture}
          decorative
          // The frame crops the sides: the picture is an eighth wider than the frame.
          sizes="(min-width: 64rem) 34vw, (min-width: 40rem) 66vw, 97vw"
        />
      </span>
      <span className="service-card__serial" aria-hidden="true">
        0{index + 1}
      </span>
      <span className="service-card__title">{service.title}</span>
      <span className="service-card__text">{noWrap(service.description)}</span>
      <span className="service-card__more">
        {service.link.label} <ArrowRightIcon />
      </span>
    </Link>
  );
}
