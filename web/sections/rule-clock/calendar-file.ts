import { escapeLine } from "#content/format/escape-line.ts";

/** One entry of a calendar. */
export interface CalendarEntry {
  readonly title: string;
  readonly text: string;
  readonly at: Date;
}

/** The entry as an iCalendar file (RFC 5545), with a reminder half an hour before. */
export function calendarFile({ title, text, at }: CalendarEntry, now: Date): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//rule clock//EN",
    "BEGIN:VEVENT",
    `UID:${stampOf(at)}-${title.length}-${now.getTime()}@rule-clock`,
    `DTSTAMP:${stampOf(now)}`,
    `DTSTART:${stampOf(at)}`,
    `SUMMARY:${escapeLine(title)}`,
    `DESCRIPTION:${escapeLine(text)}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    "TRIGGER:-PT30M",
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
