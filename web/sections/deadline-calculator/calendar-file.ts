import { escapeLine } from "#content/format/escape-line.ts";
import { minuteMs } from "#contract/durations.ts";

const minutesBefore = 30;
const morningHour = 9;

export interface CalendarEntry {
  readonly title: string;
  readonly text: string;
  readonly at: Date;
  /** Only the day counts, up to its end. */
  readonly isDay: boolean;
}

/** When the calendar reminds of the entry: half an hour before, or in the morning of a whole day. */
export function reminderOf({ at, isDay }: Pick<CalendarEntry, "at" | "isDay">): Date {
  if (isDay) return new Date(at.getFullYear(), at.getMonth(), at.getDate(), morningHour);
  return new Date(at.getTime() - minutesBefore * minuteMs);
}

/** The entry as an iCalendar file (RFC 5545), with the reminder. */
export function calendarFile({ title, text, at, isDay }: CalendarEntry, now: Date): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//deadline calculator//EN",
    "BEGIN:VEVENT",
    `UID:${stampOf(at)}-${title.length}-${now.getTime()}@deadline-calculator`,
    `DTSTAMP:${stampOf(now)}`,
    isDay ? `DTSTART;VALUE=DATE:${dayOf(at)}` : `DTSTART:${stampOf(at)}`,
    // The visitor is not busy meanwhile.
    "TRANSP:TRANSPARENT",
    `SUMMARY:${escapeLine(title)}`,
    `DESCRIPTION:${escapeLine(text)}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    isDay ? `TRIGGER:PT${morningHour}H` : `TRIGGER:-PT${minutesBefore}M`,
    `DESCRIPTION:${escapeLine(title)}`,
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

/** "20261224T153000Z" */
function stampOf(time: Date): string {
  return time.toISOString().replace(/[-:]|\.\d+/g, "");
}

/** "20261224", in the visitor's time zone. */
function dayOf(time: Date): string {
  const parts = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("");
}

/** A line has at most 75 bytes. It goes on after a line break and a blank. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > 74) {
      parts.push(part);
      part = "";
      bytes = 0;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join("\r\n ");
}
