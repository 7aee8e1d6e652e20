import { cn } from '@cartaviva/ui';
import { scaleBand, scaleLinear } from 'd3-scale';
import { useState, type PointerEvent } from 'react';
import { count, shortDay } from '../words';
import { MESSAGES } from './messages';
import type { ViewsBar } from './views-by-day';

/** Height of the plot in pixels. Its width is 100 % of the space available. */
const HEIGHT = 176;
const MAX_DATES = 8;
/** Width of a date as a fraction of the narrowest chart. */
const DATE_ROOM = 0.17;

/** Opaque tint, so that the grid lines do not show through. */
const KNOWN_FILL = 'fill-[color-mix(in_oklab,var(--color-accent)_40%,var(--color-surface))]';

/** Returns the indexes of the bars that show a date, starting with the last. Phones show every other one. */
function datedOf(bars: number): readonly number[] {
  const step = Math.ceil(bars / MAX_DATES);
  const dated = Array.from({ length: MAX_DATES }, (_, turn) => bars - 1 - turn * step);
  // A date is aligned with the right edge of its bar, so the first bars have no room for one.
  return dated.filter((at) => (at + 1) / bars > DATE_ROOM);
}

interface ViewsChartProps {
  readonly bars: readonly ViewsBar[];
  readonly today: string;
}

/** Bar chart of views. The lower part of each bar shows first-time visitors. */
export function ViewsChart({ bars, today }: ViewsChartProps) {
  const [chosen, setChosen] = useState<number>();
  const x = scaleBand<number>()
    .domain(bars.map((_, at) => at))
    .range([0, 100])
    .paddingInner(bars.length > 40 ? 0.15 : 0.25);
  const most = Math.max(4, ...bars.map(({ views }) => views));
  const y = scaleLinear([0, most], [HEIGHT, 0]).nice(4);
  const ticks = y.ticks(4).filter(Number.isInteger);
  const read = bars[chosen ?? -1];
  function choose({ clientX, currentTarget }: PointerEvent<SVGSVGElement>): void {
    const { left, width } = currentTarget.getBoundingClientRect();
    const at = Math.floor(((clientX - left) / width) * bars.length);
    setChosen(Math.min(bars.length - 1, Math.max(0, at)));
  }

  return (
    <>
      <div className="mb-3 flex min-h-5 flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-soft">
        {read ? (
          <p aria-hidden className="tabular-nums">
            <span className="font-semibold text-ink first-letter:uppercase">{read.label}</span>
            {': '}
            {MESSAGES.reading(read.views, read.newVisitors)}
          </p>
        ) : (
          <Legend />
        )}
      </div>
      <div className="flex gap-2">
        <div
          aria-hidden
          className="relative shrink-0 text-right text-xs text-ink-faint tabular-nums"
          style={{ height: HEIGHT }}
        >
          {ticks.map((tick) => (
            <span key={tick} className="absolute right-0 -translate-y-1/2" style={{ top: y(tick) }}>
              {count(tick)}
            </span>
          ))}
          <span className="invisible">{count(ticks.at(-1) ?? 0)}</span>
        </div>
        <div className="min-w-0 grow">
          <svg
            role="img"
            aria-label={MESSAGES.chart(bars)}
            width="100%"
            height={HEIGHT}
            className="block touch-pan-y overflow-visible"
            onPointerMove={choose}
            onPointerDown={choose}
            onPointerLeave={() => setChosen(undefined)}
          >
            {ticks.map((tick) => (
              <line
                key={tick}
                x1="0"
                x2="100%"
                y1={y(tick)}
                y2={y(tick)}
                className={tick === 0 ? 'stroke-control' : 'stroke-line'}
              />
            ))}
            {bars.map(({ date, views, newVisitors }, at) => {
              const place = { x: `${x(at)}%`, width: `${x.bandwidth()}%` };
              const dim = chosen !== undefined && chosen !== at && 'opacity-40';
              return (
                <g key={date} className={cn(dim)}>
                  <rect {...place} y={y(views)} height={HEIGHT - y(views)} className={KNOWN_FILL} />
                  <rect
                    {...place}
                    y={y(newVisitors)}
                    height={HEIGHT - y(newVisitors)}
                    className="fill-accent"
                  />
                </g>
              );
            })}
          </svg>
          <div aria-hidden className="relative mt-1.5 h-4 text-xs text-ink-faint">
            {datedOf(bars.length).map((at, turn) => (
              <span
                key={at}
                className={cn('absolute whitespace-nowrap', turn % 2 === 1 && 'max-sm:hidden')}
                style={{ right: `${100 - (x(at) ?? 0) - x.bandwidth()}%` }}
              >
                {bars[at]?.date === today ? MESSAGES.now : shortDay(bars[at]?.date ?? today)}
              </span>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

function Legend() {
  return (
    <>
      <span className="inline-flex items-center gap-1.5">
        <span aria-hidden className="size-2.5 rounded-[3px] bg-accent" />
        {MESSAGES.freshLegend}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <span aria-hidden className="size-2.5 rounded-[3px] bg-accent/40" />
        {MESSAGES.knownLegend}
      </span>
    </>
  );
}
