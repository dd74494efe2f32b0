import type { NotFoundContent } from "../schema/not-found.ts";

/** The error page. Code, title, sentence and link are the specification's. */
export const notFound: NotFoundContent = {
  code: "404",
  title: "Page Not Found",
  text: "Oops! The page you're looking for doesn't exist or has been moved.",
  home: "Back to Home",
  picture: "not-found",
};
