import type { ApplicationFields } from "#contract/site-build.ts";
import { createFormDrafts } from "#web/ui/form/form-draft.ts";
import { createFormSending } from "#web/ui/form/form-sending.ts";

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
