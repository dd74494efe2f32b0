/** The date so many days from now, such as "2026-12-24", by the visitor's clock. */
export function dayAhead(days: number, now = new Date()): string {
  const day = new Date(now);
  day.setDate(day.getDate() + days);
  const pad = (part: number) => String(part).padStart(2, "0");
  return `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`;
}
