import type { Dashboard } from "#contract/desk/dashboard.ts";
import { dashboardWords as words } from "#desk/words/dashboard.ts";

type FirstAnswers = NonNullable<Dashboard["messages"]>["firstAnswerMinutes"];

/** With fewer answers a percentile is one of them by chance. */
const fewAnswers = 20;

/** What is said of the times to first answers, in minutes. */
export function answerFigures({
  answered,
  p50,
  p90,
  p99,
}: FirstAnswers): { readonly label: string; readonly value: number }[] {
  const { half, most, nearlyAll, slowest, only } = words;
  const figures =
    answered >= fewAnswers
      ? [
          { label: half, value: p50 },
          { label: most, value: p90 },
          { label: nearlyAll, value: p99 },
        ]
      : answered > 1
        ? [
            { label: half, value: p50 },
            // Of fewer than a hundred, 99 % are all.
            { label: slowest, value: p99 },
          ]
        : [{ label: only, value: p50 }];
  return figures.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
}
