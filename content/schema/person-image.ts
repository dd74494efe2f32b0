import { z } from "zod";

/**
 * A person's picture: a file in `web/public/people`. An SVG is a drawing that stands in for a photograph, and the page
 * says so; photographs are AVIF, WebP, JPEG or PNG.
 */
export const personImageSchema = z
  .string()
  .regex(
    /^\/people\/[a-z0-9-]+\.(svg|avif|webp|jpe?g|png)$/,
    "The address of a file in web/public/people, such as /people/asha-verma.jpg: small letters, digits and hyphens.",
  );
