import { z } from "zod";

/** The addresses of the API, as the specification writes them (section 7). */
export const apiPaths = {
  jobs: "/api/v1/jobs",
  applicants: "/api/v1/applicants",
  contact: "/api/v1/contact/new",
  chatbot: "/api/v1/chatbot",
  search: "/api/v1/search",
} as const;

/** Every failure of the API has this body: words that a visitor can act on, never a stack. */
export const apiErrorSchema = z.object({ message: z.string() });
export type ApiError = z.infer<typeof apiErrorSchema>;
