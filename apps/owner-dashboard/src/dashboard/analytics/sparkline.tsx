import type { DayViews } from '@cartaviva/contracts';

const WIDTH = 96;
const HEIGHT = 32;
const PADDING = 3;

function pointsOf(days: readonly DayViews[]): readonly (readonly [number, number])[] {
  const most = Math.max(1, ...days.map(({ views }) => views));
  const step = (WIDTH - 2 * PADDING) / Math.max(1, days.length - 1);
  return days.map(({ views }, index) => [
    PADDING + index * step,
    HEIGHT - PADDING - (views / most) * (HEIGHT - 2 * PADDING),
  ]);
}

export function Sparkline({ days }: { days: readonly DayViews[] }) {
  const points = pointsOf(days);
  const [x, y] = points.at(-1) ?? [0, 0];
  const line = points.map((point) => point.join(' ')).join('L');
  return (
    <svg aria-hidden viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="h-8 w-24 shrink-0" fill="none">
      <path
        d={`M${line}L${WIDTH - PADDING} ${HEIGHT}L${PADDING} ${HEIGHT}z`}
        className="fill-accent-wash"
      />
      <path
        d={`M${line}`}
        className="stroke-accent"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={x} cy={y} r="2.5" className="fill-accent" />
    </svg>
  );
}
