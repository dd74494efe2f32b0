import { placeholder } from "../placeholder.ts";
import type { Testimonial, TestimonialsContent } from "../schema/testimonials.ts";

/** @param image the address of a file in `web/public/people`; until there is a photograph, a drawing */
function testimonial(id: string, name: string, quote: string, image = `/people/${id}.svg`): Testimonial {
  return {
    id,
    image: placeholder(image, "a photograph of a customer who agreed to be shown"),
    name: placeholder(name, "name of a customer who agreed to be quoted"),
    quote: placeholder(quote, "words of a customer who agreed to be quoted"),
    designation: "B2B Client",
  };
}

/** Ten voices of clients. Names and words are stand-ins until real clients have agreed to be quoted. */
export const testimonials: TestimonialsContent = {
  title: "What clients say",
  quotesLabel: "Client testimonials",
  peopleLabel: "Choose a client",
  drawingsNote: "The portraits are drawings.",
  entries: [
    testimonial(
      "arjun-mehra",
      "Arjun Mehra",
      "Our stores open with the shelves already full. The vehicles come when the slot says, and nobody has to ring up and ask.",
    ),
    testimonial(
      "simran-kaur-gill",
      "Simran Kaur Gill",
      "I can see every vehicle on one screen. My mornings used to begin with phone calls; now they begin with tea.",
    ),
    testimonial(
      "rohit-bansal",
      "Rohit Bansal",
      "The drivers know our lanes by now. Parcels arrive dry, in order and with the right papers.",
    ),
    testimonial(
      "neha-sood",
      "Neha Sood",
      "We moved our mall deliveries to electric vehicles without changing a thing at our end. Even the guards like the quiet.",
    ),
    testimonial(
      "vikram-anand",
      "Vikram Anand",
      "When a consignment is late we hear it from them first, with a reason and a new time. That is all I ask of a transporter.",
    ),
    testimonial(
      "priya-nair",
      "Priya Nair",
      "Onboarding was plain: they looked at our loads, measured them, and told us which vehicle fits.",
    ),
    testimonial(
      "harpreet-singh-sandhu",
      "Harpreet Singh Sandhu",
      "Between Mohali and Ludhiana we now send smaller loads more often. Our dealers hold less stock because of it.",
    ),
    testimonial(
      "ananya-rao",
      "Ananya Rao",
      "Our customers ask how things reach them. Being able to say that it came by an electric truck matters to us.",
    ),
    testimonial(
      "kabir-malhotra",
      "Kabir Malhotra",
      "One person to call, one bill to check. The proof of delivery is there before I go looking for it.",
    ),
    testimonial(
      "deepika-thakur",
      "Deepika Thakur",
      "Fragile goods were our worry. Loading is careful, and the crew asks before it stacks.",
    ),
  ],
};
