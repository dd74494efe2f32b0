import type { Dashboard } from "#contract/desk/dashboard.ts";
import { dayMs } from "#contract/durations.ts";
import type { QueryParts } from "#desk/navigation/query.ts";
import { dayOf, endOfDay, shortDay, shortTime, startOfDay } from "#desk/ui/time/format-time.ts";
import { dashboardWords as words } from "#desk/words/dashboard.ts";

export type Days = NonNullable<Dashboard["messages"]>["byDay"];

type Period = keyof typeof words.periods;
export const periods = Object.keys(words.periods) as Period[];

/** Whole days of India. A week begins on Monday. */
export function daysOf(period: Period): { readonly days: number; readonly until?: string } {
  const before = (days: number) => dayOf(new Date(Date.now() - days * dayMs));
  if (period === "today") return { days: 1 };
  if (period === "yesterday") return { days: 1, until: before(1) };
  if (period !== "last-week") return { days: Number.parseInt(period, 10) };
  const weekday = new Date(before(0)).getUTCDay();
  return { days: 7, until: before(weekday === 0 ? 7 : weekday) };
}

/** Today is not over: it has a time. */
export function endOf(to: string): string {
  const lastDay = dayOf(new Date(Date.parse(to) - 1));
  return lastDay === dayOf(new Date()) ? `${shortDay(lastDay)}, ${shortTime(to)}` : shortDay(lastDay);
}

/** One bar of a chart: a day, or a week from Monday to Sunday. */
export interface Span {
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

/** Of more days than five weeks each week is one bar. The first and the last may be parts of a week. */
const maxSingleDays = 35;

export function isByWeek(days: Days): boolean {
  return days.length > maxSingleDays;
}

export function spansOf(days: Days): Span[] {
  if (!isByWeek(days)) return days.map(({ day, count }) => ({ from: day, to: day, count }));
  const weeks: Span[] = [];
  for (const { day, count } of days) {
    const last = weeks.at(-1);
    const isMonday = new Date(day).getUTCDay() === 1;
    if (!last || isMonday) weeks.push({ from: day, to: day, count });
    else weeks[weeks.length - 1] = { from: last.from, to: day, count: last.count + count };
  }
  return weeks;
}

/** What came in on these days, as the filter of a list. */
export function receivedOn({ from, to }: Omit<Span, "count">): QueryParts {
  return { from: startOfDay(from), to: endOfDay(to) };
}

/** The same of all days of a chart. */
export function receivedOnAll(days: Days): QueryParts {
  const today = dayOf(new Date());
  return receivedOn({ from: days[0]?.day ?? today, to: days.at(-1)?.day ?? today });
}

export function sum(days: Days): number {
  return days.reduce((total, { count }) => total + count, 0);
}
