/** What is wrong with the date from which a document applies; undefined for today, in India, or an earlier day. */
export function effectiveDateProblem(written: string, today: Date): string | undefined {
  // The time of another zone is not the same day: both are read and compared in India's.
  const day = new Date(`${written} 00:00 GMT+0530`);
  if (Number.isNaN(day.getTime()) || writtenOut(day) !== written)
    return 'A day written out, such as 20 November 2026, because pages show it after "Effective from".';
  if (day > today)
    return "It is later than today, so the page would show a document that does not apply yet. Publish it on its day.";
  return undefined;
}

function writtenOut(day: Date): string {
  return day.toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "Asia/Kolkata" });
}
