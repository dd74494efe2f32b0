/** The addresses of the API, as the specification writes them (section 7); `search` is our own. */
export const apiPaths = {
  jobs: "/api/v1/jobs",
  applicants: "/api/v1/applicants",
  contact: "/api/v1/contact/new",
  chatbot: "/api/v1/chatbot",
  search: "/api/v1/search",
} as const;

export type ApiPath = (typeof apiPaths)[keyof typeof apiPaths];
