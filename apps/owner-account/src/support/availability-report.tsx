import { useRead } from '@cartaviva/api-client';
import { COMPONENT_NAMES, dateOf, type MonthUptime } from '@cartaviva/domain';
import { Card, ErrorState, Skeleton } from '@cartaviva/ui';
import { availabilityMessages as messages } from './messages';

const PERCENT = new Intl.NumberFormat('es-DO', { style: 'percent', minimumFractionDigits: 2 });
const COUNT = new Intl.NumberFormat('es-DO');
const MONTH = new Intl.DateTimeFormat('es-DO', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

const cell = 'px-2 py-3 align-top first:pl-4 last:pr-4 sm:px-6 sm:first:pl-6 sm:last:pr-6';

/** Shows the availability of the system for each month, computed from the status page's history. */
export function AvailabilityReport() {
  const { data, error, mutate } = useRead('/api/status', { revalidateIfStale: true });
  return (
    <section aria-labelledby="disponibilidad" className="mt-8">
      <h2 id="disponibilidad" className="text-lg font-semibold">
        {messages.title}
      </h2>
      <p className="mt-1 text-sm text-pretty text-ink-soft">{messages.description}</p>
      <Card className="mt-3 p-0 sm:p-0">
        {data ? (
          <Months months={data.months} thisMonth={dateOf(new Date(data.checkedAt)).slice(0, 7)} />
        ) : error ? (
          <ErrorState {...messages.unread} onRetry={() => void mutate()} />
        ) : (
          <Skeleton className="m-4 block h-32" />
        )}
      </Card>
    </section>
  );
}

interface MonthsProps {
  /** Ordered from oldest to newest. */
  readonly months: readonly MonthUptime[];
  /** Month in the form `2026-11`. */
  readonly thisMonth: string;
}

function Months({ months, thisMonth }: MonthsProps) {
  if (months.length === 0) return <p className="p-4 text-sm sm:p-6">{messages.none}</p>;
  return (
    <table className="w-full text-left text-sm">
      <caption className="sr-only">{messages.title}</caption>
      <thead className="border-b border-line text-ink-soft">
        <tr>
          <th scope="col" className={`${cell} font-medium`}>
            {messages.month}
          </th>
          <th scope="col" className={`${cell} text-right font-medium`}>
            {messages.uptime}
          </th>
          <th scope="col" className={`${cell} text-right font-medium`}>
            {messages.interruption}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {months.toReversed().map((one) => (
          <MonthRow key={one.month} {...one} isNow={one.month === thisMonth} />
        ))}
      </tbody>
    </table>
  );
}

function MonthRow({
  month,
  uptime,
  downMinutes,
  component,
  isNow,
}: MonthUptime & { isNow: boolean }) {
  return (
    <tr>
      <th scope="row" className={`${cell} font-medium`}>
        {MONTH.format(new Date(`${month}-01`))}
        {isNow && <span className="block font-normal text-ink-soft">{messages.untilToday}</span>}
      </th>
      {uptime === null ? (
        <td colSpan={2} className={`${cell} text-right text-ink-soft`}>
          {messages.noData}
        </td>
      ) : (
        <>
          <td className={`${cell} text-right tabular-nums`}>{PERCENT.format(uptime / 100)}</td>
          <td className={`${cell} text-right tabular-nums`}>
            {messages.minutes(COUNT.format(downMinutes))}
            {component && <span className="block text-ink-soft">{COMPONENT_NAMES[component]}</span>}
          </td>
        </>
      )}
    </tr>
  );
}
