const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/**
 * "2026-12-24" becomes "Thursday 24 December 2026". Written out here, because `Intl` differs between browsers and the
 * server, and both must write the same text.
 */
export function formatDay(isoDay: string): string {
  const day = new Date(`${isoDay}T00:00:00Z`);
  return `${days[day.getUTCDay()]} ${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

/** The name of a day that is counted from 1 January 1970, a Thursday. */
export function formatWeekday(day: number): string {
  return days[(day + 4) % 7] ?? "";
}
