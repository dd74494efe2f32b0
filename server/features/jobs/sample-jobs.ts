import type { ListedJob } from "#contract/jobs.ts";

interface SampleJob extends Pick<ListedJob, "title" | "city" | "status"> {
  readonly id: string;
}

/**
 * Sample jobs for a new database, so that the Join us page has something to show. They are invented: the owner closes
 * them and adds the real ones. Their ids say that they are samples. One is closed.
 */
export const sampleJobs: readonly SampleJob[] = [
  { id: "sample-driver-partner-mohali", title: "Driver partner", city: "Mohali", status: "Open" },
  { id: "sample-driver-partner-delhi-ncr", title: "Driver partner", city: "Delhi-NCR", status: "Open" },
  {
    id: "sample-fleet-operations-bangalore",
    title: "Fleet operations associate",
    city: "Bangalore",
    status: "Open",
  },
  {
    id: "sample-charging-hub-chandigarh",
    title: "Charging hub supervisor",
    city: "Chandigarh",
    status: "Open",
  },
  {
    id: "sample-customer-support-mohali",
    title: "Customer support executive",
    city: "Mohali",
    status: "Open",
  },
  { id: "sample-ev-technician-delhi-ncr", title: "EV technician", city: "Delhi-NCR", status: "Closed" },
];
