import type { Plan } from "../schema/plans.ts";

/**
 * The specification's sample plans. No page shows them. They are kept for the day on which the owner offers plans, and
 * for the test that no page shows their prices. The specification names no benefits.
 */
export const plans: readonly Plan[] = [
  { type: "Startup", price: "90$", benifits: [] },
  { type: "Standard", price: "150$", benifits: [] },
  { type: "Business", price: "260$", benifits: [] },
];
