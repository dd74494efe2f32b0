import type { OfficeHours } from "#contract/office-time.ts";
import { formatNames } from "./english.ts";

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

/** A day in the time zone of the reader: "Mon 30 Nov", or with its year "Mon 30 Nov 2026". */
export function formatShortDay(moment: Date, hasYear: boolean): string {
  const names = [days[moment.getDay()], moment.getDate(), months[moment.getMonth()]];
  const short = names.map((name) => String(name).slice(0, 3)).join(" ");
  return hasYear ? `${short} ${moment.getFullYear()}` : short;
}

/** A moment in the time zone of the reader: "Mon 30 Nov, 3:40 PM", or with its year. */
export function formatMoment(moment: Date, hasYear: boolean): string {
  const time = formatClock(moment.getHours(), `:${String(moment.getMinutes()).padStart(2, "0")}`);
  return `${formatShortDay(moment, hasYear)}, ${time}`;
}

/** "10:00" is "10 AM", "09:30" is "9:30 AM". */
export function formatTime(time: string): string {
  const [hours = "", minutes = ""] = time.split(":");
  return formatClock(Number(hours), Number(minutes) ? `:${minutes}` : "");
}

function formatClock(hours: number, minutes: string): string {
  return `${hours % 12 || 12}${minutes} ${hours < 12 ? "AM" : "PM"}`;
}

/** "Monday to Saturday, 10 AM to 7 PM". */
export function formatOfficeHours({ days: open, from, to }: OfficeHours): string {
  const names = open.map((day) => days[day % 7] ?? "");
  const isRow = open.length > 2 && open.every((day, index) => index === 0 || day - 1 === open[index - 1]);
  return `${isRow ? `${names[0]} to ${names.at(-1)}` : formatNames(names)}, ${formatTime(from)} to ${formatTime(to)}`;
}
