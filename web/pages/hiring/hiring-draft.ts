import type { ApplicationFields } from "#contract/site-build.ts";
import { createFormDrafts } from "#web/ui/form/form-draft.ts";

/** The fields that may be remembered: all but the Aadhar number. */
export const emptyFields: ApplicationFields = {
  jobId: "",
  name: "",
  address: "",
  phoneNumber: "",
  licenseNumber: "",
  description: "",
};

export const drafts = createFormDrafts("hiring-draft", emptyFields);
