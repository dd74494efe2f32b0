import { apiPaths } from "#contract/api-paths.ts";
import { emptyApplicationFields, secretApplicationFields } from "#contract/form-fields.ts";
import { createDraftStore } from "#web/drafts/draft-store.ts";
import { createSubmissionStore } from "#web/forms/submission-store.ts";

export const hiringSubmission = createSubmissionStore({
  path: apiPaths.applicants,
  draftStore: createDraftStore(
    "hiring-draft",
    { ...emptyApplicationFields, aadharNumber: "" },
    secretApplicationFields,
  ),
});
