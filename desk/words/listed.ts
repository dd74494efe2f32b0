const conjunction = new Intl.ListFormat("en-IN", { type: "conjunction" });

/** "Asha, Meera and Rohit" */
export function listed(parts: readonly string[]): string {
  return conjunction.format(parts);
}
