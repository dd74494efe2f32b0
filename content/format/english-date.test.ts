import { expect, test } from "vitest";
import { formatOfficeHours } from "./english-date.ts";

test.each([
  [[1, 2, 3, 4, 5, 6], "10:00", "19:00", "Monday to Saturday, 10 AM to 7 PM"],
  [[1, 3, 4], "09:30", "12:00", "Monday, Wednesday and Thursday, 9:30 AM to 12 PM"],
  [[6, 7], "00:05", "23:59", "Saturday and Sunday, 12:05 AM to 11:59 PM"],
])("an office that is open on %j from %s to %s says so: %s.", (days, from, to, words) => {
  expect(formatOfficeHours({ days, from, to })).toBe(words);
});
