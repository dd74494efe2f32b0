import type { ApplicationFields } from "#contract/form-fields.ts";
import { createFormDrafts } from "#web/forms/form-draft.ts";
import { createFormSending } from "#web/forms/form-sending.ts";

/** The fields that may be remembered: all but the identity numbers. */
export const emptyFields: Omit<ApplicationFields, "licenseNumber"> = {
  jobId: "",
  name: "",
  address: "",
  phoneNumber: "",
  description: "",
};

export const drafts = createFormDrafts("hiring-draft", emptyFields);
export const sending = createFormSending(drafts);
