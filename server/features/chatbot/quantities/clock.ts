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

/** "9 baje", "11:30 am", "9 30 pm", "21:30", "half past 9 in the morning"; "sadhe nau baje" is written as 9.5. */
const pattern = new RegExp(
  `(?<![\\d:.])(?:(half|quarter) (past|to) )?(\\d{1,2})(?:[:. ](\\d\\d)(?!\\d)|(\\.5))?\\s*([ap]m|[ap]\\.m\\.?|o'?clock|(?:in )?(?:the )?(?:morning|evening|afternoon)|(?:at )?(?:night|nite)|${units.clock})(?![\\p{L}\\p{M}])|(?<![\\d:.])([01]?\\d|2[0-3]):([0-5]\\d)(?![\\d:])`,
  "gu",
);

/** The times of the day in a normalised text, whose numbers may stand in words, each with what stands before it. */
export function clockTimesIn(text: string): readonly (ClockTime & { readonly lead: string })[] {
  const digits = withDigits(text);
  let end = 0;
  return [...digits.matchAll(pattern)].map((found) => {
    const lead = digits.slice(end, found.index);
    end = found.index + found[0].length;
    return { ...timeOf(found), lead };
  });
}

function timeOf([
  whole,
  part,
  direction,
  said12,
  beside12,
  isHalf,
  unit = "",
  said24,
  beside24,
]: RegExpExecArray): ClockTime {
  const hour = Number(said12 ?? said24);
  const said = Number(beside12 ?? beside24 ?? 0);
  const beside = part === "quarter" ? quarter : part === "half" || isHalf ? half : undefined;
  // "Paune das baje" is written as 9.75.
  const minute = beside ?? (said < minutesPerHour ? said : (said * minutesPerHour) / 100);
  const written = whole.replace(/^\d+[. ]\d+/, () => `${hour}:${String(minute).padStart(2, "0")}`);
  if (direction === "to") return { written, hour: hour - 1, minute: minutesPerHour - minute, unit };
  return { written, hour, minute, unit };
}

/** The first of them. */
export function clockTimeIn(text: string): ClockTime | undefined {
  return clockTimesIn(text)[0];
}

/** Whether a normalised text names a time of the day. */
export function namesClockTime(text: string): boolean {
  return clockTimesIn(text).length > 0;
}
