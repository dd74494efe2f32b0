import { withDigits } from "./number-words.ts";
import { units } from "./units.ts";

/** A time of the day, as it is written. */
export interface ClockTime {
  readonly written: string;
  /** As said: 9 may be in the morning or in the evening. */
  readonly hour: number;
  readonly minute: number;
  /** "am", "p.m.", "baje", "in the evening". */
  readonly unit: string;
}

const minutesPerHour = 60;
const quarter = 15;
const half = 30;

/** "9 baje", "11:30 am", "9 30 pm", "half past 9 in the morning"; "sadhe nau baje" is written as 9.5. */
const pattern = new RegExp(
  `(?<![\\d:.])(?:(half|quarter) (past|to) )?(\\d{1,2})(?:[:. ](\\d\\d)(?!\\d)|(\\.5))?\\s*([ap]\\.?m\\.?|o'?clock|${units.clock})(?![\\p{L}\\p{M}])`,
  "u",
);

/** The first time of the day in a normalised text; its numbers may stand in words. */
export function clockTimeIn(text: string): ClockTime | undefined {
  const found = pattern.exec(withDigits(text));
  if (!found) return undefined;
  const [whole, part, direction, hourSaid = "", minuteSaid = "0", isHalf, unit = ""] = found;
  const hour = Number(hourSaid);
  const said = Number(minuteSaid);
  const beside = part === "quarter" ? quarter : part === "half" || isHalf ? half : undefined;
  // "Paune das baje" is written as 9.75.
  const minute = beside ?? (said < minutesPerHour ? said : (said * minutesPerHour) / 100);
  const written = whole.replace(/^\d+[. ]\d+/, () => `${hour}:${String(minute).padStart(2, "0")}`);
  if (direction === "to") return { written, hour: hour - 1, minute: minutesPerHour - minute, unit };
  return { written, hour, minute, unit };
}

/** Whether a normalised text names a time of the day. */
export function namesClockTime(text: string): boolean {
  return clockTimeIn(text) !== undefined;
}
