import { cn } from '@cartaviva/ui';
import { gradeOf, type Grade } from './day-grade';
import { dayOf, percentOf } from './formats';
import { UPTIME } from './messages';
import type { ComponentStatus, DayUptime } from './system-status';

const ON_A_PHONE = 30;

/** Worse days also have shorter bars, so that the chart does not rely on color alone. */
const STYLES: Readonly<Record<Grade, string>> = {
  good: 'h-full bg-accent',
  fair: 'h-2/3 bg-amber',
  poor: 'h-1/3 bg-brick',
  none: 'h-full bg-line',
};

/** Bars for the last days, with one sentence as text alternative. */
export function UptimeBars({ component: { name, uptime, days } }: { component: ComponentStatus }) {
  const measured = days.filter((day) => day.uptime !== null).length;
  const sentence =
    uptime === null ? UPTIME.unmeasured : UPTIME.available(percentOf(uptime), measured);
  const bad = days.filter((day) => ['fair', 'poor'].includes(gradeOf(day))).length;
  return (
    <>
      <div
        role="img"
        aria-label={UPTIME.bars(name, sentence, bad)}
        className="mt-3 flex h-8 items-end gap-[2px] sm:gap-[3px]"
      >
        {days.map((day, index) => (
          <Bar key={day.date} day={day} isOnPhones={index >= days.length - ON_A_PHONE} />
        ))}
      </div>
      <p aria-hidden className="mt-2 flex justify-between gap-4 text-xs text-ink-faint">
        <span className="max-sm:hidden">{UPTIME.from.desk}</span>
        <span className="sm:hidden">{UPTIME.from.phone}</span>
        <span className="font-semibold text-ink-soft tabular-nums">{sentence}</span>
        <span>{UPTIME.today}</span>
      </p>
    </>
  );
}

function Bar({ day, isOnPhones }: { day: DayUptime; isOnPhones: boolean }) {
  const percent = day.uptime === null ? UPTIME.noData : percentOf(day.uptime);
  return (
    <span
      title={UPTIME.day(dayOf(day.date), percent)}
      className={cn('flex h-full grow items-end', !isOnPhones && 'max-sm:hidden')}
    >
      <span className={cn('w-full rounded-[2px]', STYLES[gradeOf(day)])} />
    </span>
  );
}
