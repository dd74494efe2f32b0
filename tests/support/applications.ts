import type { Application } from "#contract/applicants.ts";
import { emptyApplicationFields } from "#contract/form-fields.ts";

/** An application that is accepted; optional fields are empty. A test adds what it is about. */
export const application: Application = {
  ...emptyApplicationFields,
  name: "Gurpreet Singh",
  address: "Phase 8, Mohali",
  phoneNumber: "9876500000",
  aadharNumber: "999941057058",
  jobId: "sample-driver-partner-mohali",
};
