import type { Plan } from "../schema/plans.ts";

/**
 * The specification's sample plans. It shows them on no screen, and so does the site: they stand here for the day
 * on which the owner offers any, and for the test that no page shows one. It names no benefits.
 */
export const plans: readonly Plan[] = [
  { type: "Startup", price: "90$", benifits: [] },
  { type: "Standard", price: "150$", benifits: [] },
  { type: "Business", price: "260$", benifits: [] },
];
