import { apiPaths } from "#contract/api-paths.ts";
import { emptyApplicationFields, secretApplicationFields } from "#contract/form-fields.ts";
import { createFormDrafts } from "#web/drafts/form-drafts.ts";
import { createFormStore } from "#web/forms/form-store.ts";

export const hiringForm = createFormStore({
  path: apiPaths.applicants,
  drafts: createFormDrafts(
    "hiring-draft",
    { ...emptyApplicationFields, aadharNumber: "" },
    secretApplicationFields,
  ),
});
