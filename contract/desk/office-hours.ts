/** The shortest working day of an office, so that every due time lies within a few years. */
const shortestDayMinutes = 60;

/** Minutes from midnight to a time such as 09:30. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Whether an office that opens and closes at these times is open for an hour or more. */
export function isWorkingDay(opens: string, closes: string): boolean {
  return minutesOf(closes) - minutesOf(opens) >= shortestDayMinutes;
}
