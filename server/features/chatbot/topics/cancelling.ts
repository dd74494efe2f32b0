import type { Topic } from "./topic.ts";

/** Cancelling a booking, and what it costs. */
export const cancellingTopics: readonly Topic[] = [
  {
    id: "cancel",
    when: ["cancel", "allocate after", "fee allocate", "cancel @minutes", "@cancelFee why"],
    also: "fee price book how howMuch allocate cancel after when driver @minutes policy free what deadline late before advance discount account onDemand pay terms within get limit change arrive",
    computed: "cancellation",
    pages: ["terms"],
    suggest: ["refund", "person"],
  },
  {
    id: "suspension",
    when: ["suspend", "cancel howMany", "cancel @times", "account why", "account howLong"],
    also: "account cancel howLong why suspend howMany get limit when @times fee arrive after price ownMatter",
    rules: ["suspension", "figuresMayChange"],
    pages: ["terms"],
  },
  {
    id: "company-cancels",
    when: ["company"],
    also: "cancel book fee refund why allocate eligible driver @minutes price howMuch",
    rules: ["companyMayCancel"],
    say: ["companyCancels"],
    pages: ["terms", "refund-policy"],
    suggest: ["refund"],
  },
  {
    id: "allocation",
    when: ["allocate"],
    also: "when driver what book how",
    rules: ["driverAllocation", "cancellationFee"],
    pages: ["terms"],
  },
];
