import { apiPaths } from "#contract/api-paths.ts";
import { emptyApplicationFields, secretApplicationFields } from "#contract/form-fields.ts";
import { createFormStore } from "#web/forms/form-store.ts";

export const hiringForm = createFormStore({
  path: apiPaths.applicants,
  storageKey: "hiring-draft",
  emptyFields: { ...emptyApplicationFields, aadharNumber: "" },
  secretFields: secretApplicationFields,
});
