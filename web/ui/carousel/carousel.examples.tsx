import { Carousel } from "./carousel.tsx";

const slides = ["Tata Ace", "Euler", "JEM", "Eicher"].map((name) => ({
  key: name,
  label: name,
  content: <h3>{name}</h3>,
}));

export const examples = [
  { name: "one slide at a time", element: <Carousel label="Vehicles" slides={slides} /> },
  { name: "looping, with a picker", element: <Carousel label="Vehicles" slides={slides} loop picker /> },
  {
    name: "turning by itself, which can be paused",
    element: <Carousel label="Vehicles" slides={slides} loop rotateAfter={5000} />,
  },
];
