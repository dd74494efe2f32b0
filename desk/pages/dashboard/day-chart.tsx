import { useMemo } from "react";
import { DeskLink } from "#desk/navigation/link.tsx";
import { navigate } from "#desk/navigation/location.ts";
import { BarChart, type ChartPoint } from "#desk/ui/chart/chart.tsx";
import { shortDay } from "#desk/ui/time/format-time.ts";
import { dashboardWords as words } from "#desk/words/dashboard.ts";
import type { Days } from "./periods.ts";

/** Of fewer things a sentence says more than a chart. */
const fewThings = 5;

interface DayChartProps {
  readonly byDay: Days;
  readonly title: string;
  readonly toDay?: (day: string) => string;
}

export function DayChart({ byDay, title, toDay }: DayChartProps) {
  const points = useMemo(
    () => byDay.map(({ day, count }) => ({ label: shortDay(day), value: count })),
    [byDay],
  );
  return (
    <Chart
      title={title}
      firstColumn={words.day}
      points={points}
      linkOf={toDay && ((index) => toDay(byDay[index]?.day ?? ""))}
    />
  );
}

interface ChartProps {
  readonly title: string;
  readonly firstColumn: string;
  readonly points: readonly ChartPoint[];
  readonly linkOf?: ((index: number) => string) | undefined;
}

/** A chart with its table, which keyboards and screen readers use; its rows lead to the same lists as the bars. */
export function Chart({ title, firstColumn, points, linkOf }: ChartProps) {
  const total = points.reduce((before, { value }) => before + value, 0);
  if (total < fewThings) {
    return (
      <p className="quiet">
        {title}: {total === 0 && words.nothing}
        {points.flatMap(({ label, value }, index) =>
          value === 0
            ? []
            : [
                <span key={label} className="few">
                  {label} {linkOf ? <DeskLink to={linkOf(index)}>{value}</DeskLink> : value}
                </span>,
              ],
        )}
      </p>
    );
  }
  return (
    <figure className="chart-figure">
      <figcaption>{title}</figcaption>
      <BarChart points={points} {...(linkOf && { onPick: (index: number) => navigate(linkOf(index)) })} />
      <details className="no-print">
        <summary>{words.asTable}</summary>
        <table className="chart-table">
          <thead>
            <tr>
              <th scope="col">{firstColumn}</th>
              <th scope="col">{words.count}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ label, value }, index) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{linkOf ? <DeskLink to={linkOf(index)}>{value}</DeskLink> : value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
