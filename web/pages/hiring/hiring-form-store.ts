import { apiPaths } from "#contract/api-paths.ts";
import { emptyApplicationFields, secretApplicationFields } from "#contract/form-fields.ts";
import { createDraftStore } from "#web/drafts/draft-store.ts";
import { createFormStore } from "#web/forms/form-store.ts";

export const hiringForm = createFormStore({
  path: apiPaths.applicants,
  drafts: createDraftStore(
    "hiring-draft",
    { ...emptyApplicationFields, aadharNumber: "" },
    secretApplicationFields,
  ),
});
