import type { Dashboard } from "#contract/desk/dashboard.ts";
import { dayOf, endOfDay, fullTime, shortDay, startOfDay } from "#desk/ui/time/format-time.ts";
import { dashboardWords as words } from "#desk/words/dashboard.ts";

export type Days = NonNullable<Dashboard["messages"]>["byDay"];

type Period = keyof typeof words.periods;
export const periods = Object.keys(words.periods) as Period[];
const dayMs = 24 * 60 * 60_000;

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
  return lastDay === dayOf(new Date()) ? fullTime(to) : shortDay(lastDay);
}

/** The days as a filter of a list. */
export function period(days: Days): string {
  const today = dayOf(new Date());
  return range(days[0]?.day ?? today, days.at(-1)?.day ?? today);
}

export function oneDay(day: string): string {
  return range(day, day);
}

function range(from: string, to: string): string {
  return new URLSearchParams({ from: startOfDay(from), to: endOfDay(to) }).toString();
}

export function sum(days: Days): number {
  return days.reduce((total, { count }) => total + count, 0);
}
