/** Three lines at most. */
const maxLines = 3;
const steps = [1, 2, 5];

/** The lines of an axis from 0 up to the first that is not below the largest value. */
export function axisLines(largest: number): number[] {
  const step = stepOf(Math.max(1, largest));
  const count = Math.ceil(Math.max(1, largest) / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** The smallest of 1, 2, 5, 10, 20, 50 and so on with which three lines are enough. */
function stepOf(largest: number): number {
  for (let power = 1; ; power *= 10)
    for (const step of steps) if (step * power * maxLines >= largest) return step * power;
}
