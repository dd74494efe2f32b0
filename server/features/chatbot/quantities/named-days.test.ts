import { expect, test } from "vitest";
import { dayAfter, daysBetween, momentsIn, saysWhen } from "./named-days.ts";

/** The days from the first that a text names to the one that it calls now, or ends with. */
function passedIn(text: string): number | undefined {
  const moments = momentsIn(text);
  const begin = moments.find(({ isEnd }) => !isEnd);
  const end = moments.find(({ isEnd }) => isEnd);
  return begin && end && daysBetween(begin.day, end.day);
}

test.each([
  ["paid on wednesday, today is sunday", 4],
  ["charged friday and now it is friday again", 7],
  ["from thursday till monday", 4],
  ["it was on the 11th and today is the 15th", 4],
  ["28 february ko kata, aaj 3 march hai", 3],
  ["cut on march 28th, today is the 2nd", 5],
  ["somvar nu hoya si, ajj shukrawar aa", 4],
  ["मंगलवार को कटे, आज शनिवार है", 4],
  ["ਬੁੱਧਵਾਰ ਨੂੰ ਹੋਇਆ, ਅੱਜ ਸੋਮਵਾਰ ਹੈ", 5],
  ["5 tarikh ko hua, aaj 9 tarikh hai", 4],
  ["hua day before yesterday, today i write", 2],
] as const)("%s: %i days", (text, days) => {
  expect(passedIn(text)).toBe(days);
});

test.each([
  "i live on the 3rd floor",
  "this is my 4th cancellation today",
  "sat sri akal, mera maal",
  "may 5 boxes go",
  "from mohali to delhi",
  "1 lakh ka maal",
])("%s names no day but today", (text) => {
  expect(momentsIn(text).filter(({ day }) => !("daysAgo" in day))).toEqual([]);
});

test("parts of two days are so many hours apart", () => {
  const [evening, night] = momentsIn("it came yesterday evening, and tonight i open it");
  expect(evening).toEqual({ day: { daysAgo: 1 }, hours: [16, 20], isEnd: false });
  expect(night).toEqual({ day: { daysAgo: 0 }, hours: [20, 24], isEnd: true });
  expect(momentsIn("kal shaam 6 baje aaya, aaj raat 9 baje")[0]?.hours).toEqual([18, 18]);
});

test("days are counted on, past Sundays and the ends of months", () => {
  expect(dayAfter({ weekday: 5 }, 3, true)).toEqual({ weekday: 2 });
  expect(dayAfter({ weekday: 1 }, 3, true)).toEqual({ weekday: 4 });
  expect(dayAfter({ date: 27, month: 3 }, 7)).toEqual({ date: 4, month: 4 });
  expect(dayAfter({ date: 28, month: undefined }, 7)).toBeUndefined();
});

test.each([
  "no, tomorrow",
  "nahi nahi parson",
  "no wait, monday",
  "sorry, at 9 pm",
  "नहीं, शाम को",
  "ਨਹੀਂ, ਕੱਲ੍ਹ",
])("%s: says when", (text) => {
  expect(saysWhen(text)).toBe(true);
});

test.each(["no, to Karnal", "nahi, Ludhiana", "sorry, 40 kg"])("%s: says no time", (text) => {
  expect(saysWhen(text)).toBe(false);
});
