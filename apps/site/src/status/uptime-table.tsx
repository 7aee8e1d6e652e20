import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { dayOf, percentOf } from './formats';
import { UPTIME } from './messages';
import type { ComponentStatus } from './system-status';

/** Makes the table focusable, because keyboard users must scroll it on narrow screens. */
const scrollable = { role: 'region', tabIndex: 0 } as const;

const cell = 'px-4 py-2 whitespace-nowrap';

/** Table with the values of the bars. It is rendered only when opened, because it has hundreds of cells. */
export function UptimeTable({ components }: { components: readonly ComponentStatus[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="group mt-4">
      <summary className="flex min-h-11 w-fit items-center gap-1.5 rounded-control text-sm font-semibold text-accent underline-offset-4 hover:underline">
        {UPTIME.table}
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      {isOpen && <Days components={components} />}
    </details>
  );
}

function Days({ components }: { components: readonly ComponentStatus[] }) {
  const dates = components[0]?.days.map(({ date }) => date) ?? [];
  const measured = dates.filter((date) => components.some((one) => uptimeOn(one, date) !== null));
  const describe = (component: ComponentStatus, date: string) => {
    const uptime = uptimeOn(component, date);
    return uptime === null ? UPTIME.noData : percentOf(uptime);
  };
  return (
    <div
      {...scrollable}
      aria-label={UPTIME.caption}
      className="mt-2 max-h-120 overflow-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full text-right text-sm tabular-nums">
        <caption className="sr-only">{UPTIME.caption}</caption>
        <thead className="sticky top-0 bg-sunken text-ink-soft">
          <tr>
            <th scope="col" className={`${cell} text-left`}>
              {UPTIME.date}
            </th>
            {components.map(({ id, name }) => (
              <th key={id} scope="col" className={cell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {measured.toReversed().map((date) => (
            <tr key={date}>
              <th scope="row" className={`${cell} text-left font-medium`}>
                {dayOf(date)}
              </th>
              {components.map((component) => (
                <td key={component.id} className={cell}>
                  {describe(component, date)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const uptimeOn = ({ days }: ComponentStatus, date: string): number | null =>
  days.find((day) => day.date === date)?.uptime ?? null;
