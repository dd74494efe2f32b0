import { useState } from "react";
import { testimonials } from "#content/en/testimonials.ts";
import type { Testimonial } from "#content/schema/testimonials.ts";
import { Carousel } from "#web/ui/carousel/carousel.tsx";
import { isDrawn, Portrait } from "#web/ui/portrait/portrait.tsx";
import "./testimonials.css";

const quotes = testimonials.entries.map((entry) => ({
  key: entry.id,
  label: entry.name,
  content: <Quote testimonial={entry} />,
}));

/** Clients' words: a carousel of quotes and a carousel of people that follow each other. */
export function Testimonials() {
  const [index, setIndex] = useState(0);
  const people = testimonials.entries.map((entry, position) => ({
    key: entry.id,
    label: entry.name,
    content: (
      <button
        type="button"
        className="testimonials__person"
        aria-current={position === index}
        onClick={() => setIndex(position)}
      >
        <Portrait image={entry.image} />
        <span className="visually-hidden">{entry.name}</span>
      </button>
    ),
  }));
  return (
    <section className="testimonials container">
      <h2>{testimonials.title}</h2>
      <Carousel
        className="testimonials__quotes carousel-columns"
        label={testimonials.quotesLabel}
        slides={quotes}
        loop
        index={index}
        onIndexChange={setIndex}
      />
      <Carousel
        className="testimonials__people"
        label={testimonials.peopleLabel}
        slides={people}
        follower
        index={index}
        onIndexChange={setIndex}
      />
      {testimonials.entries.some(isDrawn) && (
        <p className="testimonials__note">{testimonials.drawingsNote}</p>
      )}
    </section>
  );
}

function Quote({ testimonial }: { readonly testimonial: Testimonial }) {
  const { image, quote, name, designation } = testimonial;
  return (
    <figure className="quote">
      <Portrait image={image} />
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <figcaption>
        <b>{name}</b>
        <span>{designation}</span>
      </figcaption>
    </figure>
  );
}
