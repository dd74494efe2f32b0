/**
 * The text fields that a form shows again, after a failed post or from a draft. They are apart from the schemas,
 * because zod stays out of the browser.
 */
import type { Application } from "./applicants.ts";
import type { ContactMessage } from "./contact.ts";

export type ContactFields = Readonly<ContactMessage>;

/** Without the Aadhaar number, which is in no document and in no storage of the browser. */
export type ApplicationFields = Readonly<Omit<Application, "aadharNumber">>;

export const emptyContactFields: ContactFields = { name: "", email: "", phone: "", subject: "", query: "" };

export const emptyApplicationFields: ApplicationFields = {
  name: "",
  address: "",
  phoneNumber: "",
  licenseNumber: "",
  description: "",
  jobId: "",
};

/** Its identity numbers: no draft of the browser keeps them. */
export const secretApplicationFields = ["aadharNumber", "licenseNumber"] as const;
