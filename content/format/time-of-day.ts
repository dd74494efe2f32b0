/** The minutes since midnight of a time as the rules write it: "8:30 PM" is 1,230. */
export function minutesOfDay(time: string): number {
  const [hour = 0, minute = 0] = time.split(/[: ]/).map(Number);
  return ((hour % 12) + (time.endsWith("PM") ? 12 : 0)) * 60 + minute;
}
