import { dayMs, hourMs, minuteMs } from "#contract/durations.ts";

/*
 * Times as staff read them. The company works in India's time, so the desk shows it everywhere, also to a browser
 * that is set to another zone.
 */
const timeZone = "Asia/Kolkata";
const locale = "en-IN";

const clock = new Intl.DateTimeFormat(locale, { timeZone, hour: "numeric", minute: "2-digit", hour12: true });
const dayMonth = new Intl.DateTimeFormat(locale, { timeZone, day: "numeric", month: "short" });
const dayMonthYear = new Intl.DateTimeFormat(locale, {
  timeZone,
  day: "numeric",
  month: "short",
  year: "numeric",
});
const weekday = new Intl.DateTimeFormat(locale, { timeZone, weekday: "short" });
const full = new Intl.DateTimeFormat(locale, {
  timeZone,
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  hour12: true,
});
const isoDay = new Intl.DateTimeFormat("en-CA", {
  timeZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

const hourMinute = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });

/** "10:42 am" today, "Tue 10:42 am" within the week, then "3 Nov", with the year when it is another. */
export function shortTime(iso: string, now = Date.now()): string {
  const date = new Date(iso);
  if (dayOf(date) === dayOf(new Date(now))) return clock.format(date);
  if (Math.abs(now - date.getTime()) < 6 * dayMs) return `${weekday.format(date)} ${clock.format(date)}`;
  return isSameYear(date, new Date(now)) ? dayMonth.format(date) : dayMonthYear.format(date);
}

/** As `shortTime`, but with the time of day also when it is older: "3 Nov, 10:42 am". */
export function exactTime(iso: string, now = Date.now()): string {
  const short = shortTime(iso, now);
  const time = clock.format(new Date(iso));
  return short.endsWith(time) ? short : `${short}, ${time}`;
}

/** "Tue, 3 Nov, 9:00 am": a time to come. */
export function dayAndTime(iso: string): string {
  const date = new Date(iso);
  return `${weekday.format(date)}, ${dayMonth.format(date)}, ${clock.format(date)}`;
}

/** "Tue, 3 Nov 2026, 10:42 am" */
export function fullTime(iso: string): string {
  return full.format(new Date(iso));
}

/** "3 Nov" of a date without a time, "2026-11-03". */
export function shortDay(day: string): string {
  return dayMonth.format(new Date(`${day}T06:00:00Z`));
}

/** A stretch of time in its largest unit: "4 min", "3 h", "1 day 17 h", "2 days", "3 months", "3 years". */
export function duration(ms: number): string {
  const length = Math.abs(ms);
  if (length < hourMs) return `${Math.max(1, Math.round(length / minuteMs))} min`;
  const hours = Math.round(length / hourMs);
  if (hours < 24) return `${hours} h`;
  if (hours < 48) return hours === 24 ? "1 day" : `1 day ${hours - 24} h`;
  const days = Math.round(length / dayMs);
  if (days < 60) return `${days} days`;
  return days < 730 ? `${Math.round(days / 30.44)} months` : `${Math.round(days / 365.25)} years`;
}

/** The same for a narrow place: "4 min", "3 h", "1 d 17 h", "2 d", "3 mo", "3 y". */
export function shortDuration(ms: number): string {
  return duration(ms).replace(/ (d|mo|y)[a-z]+/, (_unit, letters: string) => ` ${letters}`);
}

/** The day in India, "2026-11-03". */
export function dayOf(date: Date): string {
  return isoDay.format(date);
}

/** The day of a moment of `startOfDay` or `endOfDay`, as a field of a day has it; "" without one. */
export function isoDayOf(moment: string | null | undefined): string {
  return moment?.slice(0, "2026-11-03".length) ?? "";
}

/** A moment as a field of day and time has it: "2026-11-03T09:00" in India. */
export function minuteInIndia(date: Date): string {
  const { hour, minute } = Object.fromEntries(
    hourMinute.formatToParts(date).map(({ type, value }) => [type, value]),
  );
  return `${dayOf(date)}T${hour}:${minute}`;
}

/** The moment that a field of day and time names. */
export function momentInIndia(minute: string): string {
  return new Date(`${minute}:00+05:30`).toISOString();
}

function isSameYear(a: Date, b: Date): boolean {
  return dayOf(a).slice(0, 4) === dayOf(b).slice(0, 4);
}

/** The first moment of a day in India, "2026-11-03". */
export function startOfDay(day: string): string {
  return `${day}T00:00:00+05:30`;
}

/** The last moment of a day in India. */
export function endOfDay(day: string): string {
  return `${day}T23:59:59.999+05:30`;
}
