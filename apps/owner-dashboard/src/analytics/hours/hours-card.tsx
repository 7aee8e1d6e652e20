import { cn } from '@cartaviva/ui';
import { scaleQuantize } from 'd3-scale';
import { useState, type CSSProperties } from 'react';
import { FigureCard } from '../figures/figure-card';
import { hourName, WEEKDAYS } from '../words';
import { figuresOf, openHours, strongestOf } from './busy-hours';
import type { Cell } from './cell';
import { MESSAGES } from './messages';

/** Classes from no views to the most views. They work in both themes. */
const STEPS = ['bg-sunken', 'bg-accent/20', 'bg-accent/45', 'bg-accent/70', 'bg-accent'] as const;

interface HoursCardProps {
  /** Views by weekday, starting on Monday, and by hour (0 to 23). */
  readonly byHour: readonly (readonly number[])[];
}

export function HoursCard({ byHour }: HoursCardProps) {
  const strongest = strongestOf(byHour);
  return (
    <FigureCard
      title={strongest ? MESSAGES.strongest(strongest) : MESSAGES.title}
      lead={strongest ? MESSAGES.title : MESSAGES.tooFew}
      figures={figuresOf(byHour)}
    >
      <HoursMap byHour={byHour} strongest={strongest} />
    </FigureCard>
  );
}

/**
 * Sets the position of a cell. Hours run across on wide screens and down on phones, where the cells are then wide
 * enough.
 */
const place = (weekday: number, hour: number) =>
  ({ '--day': weekday + 2, '--hour': hour + 2 }) as CSSProperties;
const placed = '[grid-area:var(--hour)/var(--day)] sm:[grid-area:var(--day)/var(--hour)]';
const label = 'text-xs leading-none text-ink-faint';

function HoursMap({ byHour, strongest }: HoursCardProps & { strongest: Cell | undefined }) {
  const [read, setRead] = useState<Cell>();
  const hours = openHours(byHour);
  const most = Math.max(1, ...byHour.flat());
  const stepOf = scaleQuantize<string>([0, most], STEPS.slice(1));
  return (
    <>
      <div
        role="img"
        aria-label={MESSAGES.map(strongest)}
        className="grid auto-cols-fr auto-rows-[22px] grid-cols-[auto] gap-0.75 sm:auto-rows-[26px]"
        onPointerLeave={() => setRead(undefined)}
      >
        {WEEKDAYS.map(({ short }, weekday) => (
          <span
            key={short}
            className={cn(label, placed, 'self-center text-center sm:pr-2 sm:text-left')}
            style={place(weekday, -1)}
          >
            {short}
          </span>
        ))}
        {hours.map((hour, at) => (
          <span
            key={hour}
            className={cn(
              label,
              placed,
              'self-center pr-2 text-right whitespace-nowrap sm:w-0 sm:pr-0 sm:text-left',
              at % 3 > 0 && 'sm:invisible',
            )}
            style={place(-1, at)}
          >
            {hourName(hour)}
          </span>
        ))}
        {byHour.map((views, weekday) =>
          hours.map((hour, at) => {
            const cell = { weekday, hour, views: views[hour] ?? 0 };
            const isStrongest = strongest?.weekday === weekday && strongest.hour === hour;
            return (
              <span
                key={`${weekday} ${hour}`}
                style={place(weekday, at)}
                onPointerEnter={() => setRead(cell)}
                onPointerDown={() => setRead(cell)}
                className={cn(
                  'rounded-[4px]',
                  placed,
                  cell.views === 0 ? STEPS[0] : stepOf(cell.views),
                  isStrongest && 'outline-2 outline-offset-1 outline-ink',
                )}
              />
            );
          }),
        )}
      </div>
      <div className="mt-3 flex min-h-5 items-center gap-1 text-xs text-ink-soft">
        {read ? (
          <p aria-hidden className="tabular-nums first-letter:uppercase">
            {MESSAGES.cell(read)}
          </p>
        ) : (
          <Legend />
        )}
      </div>
    </>
  );
}

function Legend() {
  return (
    <span aria-hidden className="inline-flex items-center gap-1">
      <span className="mr-1">{MESSAGES.less}</span>
      {STEPS.map((step) => (
        <span key={step} className={cn('size-3 rounded-[3px]', step)} />
      ))}
      <span className="ml-1">{MESSAGES.more}</span>
    </span>
  );
}
