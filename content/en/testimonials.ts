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
  drawingsNote: "Sample quotes and names. The portraits are drawings.",
  entries: [
    testimonial(
      "arjun-mehra",
      "Arjun Mehra",
      "Our stores open with the shelves already full. The vehicles arrive in their slot, and nobody has to call and ask.",
    ),
    testimonial(
      "simran-kaur-gill",
      "Simran Kaur Gill",
      "I can see every vehicle on one screen. My mornings used to start with phone calls. Now they start with tea.",
    ),
    testimonial(
      "rohit-bansal",
      "Rohit Bansal",
      "The drivers know our lanes well. Parcels arrive dry, in order and with the right papers.",
    ),
    testimonial(
      "neha-sood",
      "Neha Sood",
      "We moved our mall deliveries to electric vehicles without changing anything at our end. Even the guards like how quiet they are.",
    ),
    testimonial(
      "vikram-anand",
      "Vikram Anand",
      "If a consignment is late, we hear it from them first, with a reason and a new time. That is all I ask from a transporter.",
    ),
    testimonial(
      "priya-nair",
      "Priya Nair",
      "Onboarding was simple. They measured our loads and told us which vehicle fits.",
    ),
    testimonial(
      "harpreet-singh-sandhu",
      "Harpreet Singh Sandhu",
      "Between Mohali and Ludhiana we now send smaller loads more often. Our dealers hold less stock now.",
    ),
    testimonial(
      "ananya-rao",
      "Ananya Rao",
      "Our customers ask how their orders reach them. It matters to us that we can say: by electric truck.",
    ),
    testimonial(
      "kabir-malhotra",
      "Kabir Malhotra",
      "One person to call, one bill to check. The proof of delivery reaches me before I ask for it.",
    ),
    testimonial(
      "deepika-thakur",
      "Deepika Thakur",
      "We were worried about fragile goods. They load carefully, and the crew asks before stacking.",
    ),
  ],
};
