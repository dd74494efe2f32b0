import { apiPaths } from "#contract/api-paths.ts";
import { emptyContactFields } from "#contract/form-fields.ts";
import { createFormStore } from "./form-store.ts";

export const contactForm = createFormStore({
  path: apiPaths.contact,
  storageKey: "contact-draft",
  emptyFields: emptyContactFields,
});
