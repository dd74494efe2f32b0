import { useEffect, useEffectEvent, useRef } from "react";
import uPlot from "uplot";
import { axisLines } from "./axis.ts";
import "uplot/dist/uPlot.min.css";
import "./chart.css";

const height = 172;
const letterSize = 12;

export interface ChartPoint {
  readonly label: string;
  readonly value: number;
}

export interface BarChartProps {
  /** What it shows. Screen readers get the table that stands beside it. */
  readonly points: readonly ChartPoint[];
  /** A bar was pressed. */
  readonly onPick?: (index: number) => void;
}

/** Bars of equal width, drawn on a canvas in the colours of the theme. */
export function BarChart({ points, onPick }: BarChartProps) {
  const container = useRef<HTMLDivElement>(null);
  const pick = useEffectEvent((index: number) => onPick?.(index));

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let chart: uPlot | undefined;
    function draw(): void {
      if (!element) return;
      chart?.destroy();
      chart = new uPlot(options(element, points), dataOf(points), element);
    }
    function handleClick(): void {
      const index = chart?.cursor.idx;
      if (typeof index === "number") pick(index);
    }
    draw();
    const sizes = new ResizeObserver(() => chart?.setSize({ width: element.clientWidth, height }));
    sizes.observe(element);
    // A canvas does not follow the theme by itself.
    const themes = new MutationObserver(draw);
    themes.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    const scheme = matchMedia("(prefers-color-scheme: dark)");
    scheme.addEventListener("change", draw);
    element.addEventListener("click", handleClick);
    return () => {
      sizes.disconnect();
      themes.disconnect();
      scheme.removeEventListener("change", draw);
      element.removeEventListener("click", handleClick);
      chart?.destroy();
    };
  }, [points]);

  return (
    <div
      ref={container}
      className="chart"
      data-pickable={onPick !== undefined || undefined}
      aria-hidden="true"
    />
  );
}

function dataOf(points: readonly ChartPoint[]): uPlot.AlignedData {
  return [points.map((_, index) => index), points.map(({ value }) => value)];
}

function options(element: HTMLElement, points: readonly ChartPoint[]): uPlot.Options {
  const style = getComputedStyle(element);
  const words = style.getPropertyValue("color");
  const line = style.getPropertyValue("border-top-color");
  const bars = style.getPropertyValue("outline-color");
  const font = `${letterSize}px ${style.fontFamily}`;
  const lines = axisLines(Math.max(...points.map(({ value }) => value)));
  const axis = { stroke: words, font, grid: { stroke: line, width: 1 }, ticks: { show: false } };
  return {
    width: element.clientWidth,
    height,
    legend: { show: false },
    // Above: the value of the highest bar.
    padding: [letterSize + 8, 8, 0, 0],
    cursor: { y: false, drag: { x: false, y: false } },
    scales: {
      x: { time: false, range: [-0.6, points.length - 0.4] },
      y: { range: [0, lines.at(-1) ?? 1] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 28,
        values: (_chart, splits) => splits.map((index) => points[index]?.label ?? ""),
        incrs: [1, 2, 3, 7, 14],
        space: 56,
      },
      { ...axis, size: 40, splits: lines },
    ],
    series: [
      {},
      {
        fill: bars,
        stroke: bars,
        width: 0,
        points: { show: false },
        ...(uPlot.paths.bars && { paths: uPlot.paths.bars({ size: [0.7, 36], radius: 0.2 }) }),
      },
    ],
    hooks: { draw: [(chart) => drawValues(chart, points, style)] },
  };
}

/** Writes each value above its bar, if there is room between the neighbours. */
function drawValues(chart: uPlot, points: readonly ChartPoint[], style: CSSStyleDeclaration): void {
  const { ctx } = chart;
  const scale = window.devicePixelRatio;
  const room = chart.bbox.width / points.length;
  ctx.save();
  ctx.font = `${letterSize * scale}px ${style.fontFamily}`;
  ctx.fillStyle = style.getPropertyValue("color");
  ctx.textAlign = "center";
  ctx.textBaseline = "bottom";
  if (points.every(({ value }) => ctx.measureText(String(value)).width < room))
    for (const [index, { value }] of points.entries()) {
      if (value === 0) continue;
      ctx.fillText(
        String(value),
        chart.valToPos(index, "x", true),
        chart.valToPos(value, "y", true) - 3 * scale,
      );
    }
  ctx.restore();
}
