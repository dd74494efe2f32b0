import { useMemo } from "react";
import { DeskLink } from "#desk/navigation/link.tsx";
import { navigate } from "#desk/navigation/location.ts";
import type { QueryParts } from "#desk/navigation/query.ts";
import { BarChart, type ChartPoint } from "#desk/ui/chart/chart.tsx";
import { shortDay } from "#desk/ui/time/format-time.ts";
import { dashboardWords as words } from "#desk/words/dashboard.ts";
import { type Days, isByWeek, receivedOn, spansOf } from "./periods.ts";

interface DayChartProps {
  readonly byDay: Days;
  /** The list that a bar leads to, by the filter of its days. */
  readonly toDays?: (days: QueryParts) => string;
}

/** A bar for each day, or for each week of a long period. */
export function DayChart({ byDay, toDays }: DayChartProps) {
  const spans = useMemo(() => spansOf(byDay), [byDay]);
  const points = useMemo(
    () => spans.map(({ from, count }) => ({ label: shortDay(from), value: count })),
    [spans],
  );
  const byWeek = isByWeek(byDay);
  return (
    <Chart
      title={byWeek ? words.perWeek : words.perDay}
      firstColumn={byWeek ? words.week : words.day}
      points={points}
      linkOf={
        toDays &&
        ((index) => {
          const span = spans[index];
          return toDays(span ? receivedOn(span) : {});
        })
      }
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
  const [only] = points;
  if (total === 0 || (only && points.length === 1)) {
    return (
      <p className="quiet">
        {title}: {total === 0 ? words.nothing : `${only?.label} ${total}`}
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
