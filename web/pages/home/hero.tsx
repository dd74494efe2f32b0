import { hero } from "#content/en/hero.ts";
import type { HeroSlide } from "#content/schema/home.ts";
import { ButtonLink } from "#web/ui/button/button.tsx";
import { Carousel } from "#web/ui/carousel/carousel.tsx";
import { ArrowRightIcon } from "#web/ui/icon/icon.tsx";
import { Picture } from "#web/ui/picture/picture.tsx";
import "./hero-fade.css";
import "./hero.css";

/** How long a scene is shown, in milliseconds. */
export const sceneDuration = 9000;

const slides = hero.slides.map((slide, index) => ({
  key: slide.id,
  label: slide.title,
  content: <Scene slide={slide} first={index === 0} />,
}));

/** The first screen: three scenes as wide as the window. The first has the page's heading. */
export function Hero() {
  return (
    <Carousel
      className="hero"
      label={hero.label}
      slides={slides}
      loop
      picker
      rotateAfter={sceneDuration}
      controls="overlay"
      deferPictures
    />
  );
}

function Scene({ slide, first }: { readonly slide: HeroSlide; readonly first: boolean }) {
  const [main, second] = slide.actions;
  return (
    <div className="hero__scene" data-scene={slide.id}>
      <Picture
        className="hero__picture"
        name={slide.picture}
        tall={{ name: `${slide.picture}-tall`, sizes: "100vw" }}
        sizes="100vw"
        alt={slide.alt}
        priority={first}
      />
      <div className="hero__words container">
        {first ? (
          <h1 className="hero__title" tabIndex={-1}>
            {slide.title}
          </h1>
        ) : (
          <h2 className="hero__title">{slide.title}</h2>
        )}
        <p className="hero__text">{slide.text}</p>
        <p className="hero__actions">
          <ButtonLink to={main.to}>
            {main.label} <ArrowRightIcon />
          </ButtonLink>
          <ButtonLink to={second.to} tone="secondary">
            {second.label}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}
