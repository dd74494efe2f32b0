/**
 * The times that the desk offers for a snooze: after how many office hours it ends, or after how many days, when the
 * office opens on that day or later.
 */
export const snoozeAfter = {
  later: { officeHours: 3 },
  tomorrow: { days: 1 },
  days: { days: 3 },
  week: { days: 7 },
} as const;
