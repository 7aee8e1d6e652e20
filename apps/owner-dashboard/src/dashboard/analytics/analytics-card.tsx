import { dashboardReads, useRead } from '@cartaviva/api-client';
import type { DayViews, MenuViews } from '@cartaviva/contracts';
import { Card, cn, Skeleton } from '@cartaviva/ui';
import { ArrowRight, TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Unread } from '../unread';
import { useMenuLabel } from '../use-menu-label';
import { viewOf } from '../view-of';
import { MESSAGES } from './messages';
import { Sparkline } from './sparkline';

/** Card with the three most viewed menus of the last seven days, compared with the previous seven days. */
export function AnalyticsCard() {
  const read = useRead('/api/dashboard/analytics', dashboardReads);
  const { data: menus, isUnread, retry } = viewOf(read);
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-lg font-semibold">{MESSAGES.title}</h2>
        <p className="text-sm text-ink-faint">{MESSAGES.period}</p>
      </div>
      {content()}
      {menus && menus.length > 1 && (
        <Link
          to="/analytics"
          className="-mb-2 inline-flex h-11 items-center gap-1.5 justify-self-start text-sm font-semibold text-accent hover:underline"
        >
          {MESSAGES.compare}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      )}
    </Card>
  );

  function content(): ReactNode {
    if (isUnread) return <Unread sentence={MESSAGES.unread} onRetry={retry} />;
    if (!menus) return <AnalyticsSkeleton />;
    if (menus.length === 0) return <p className="text-sm text-ink-soft">{MESSAGES.empty}</p>;
    return (
      <ul className="-mx-2 divide-y divide-line">
        {menus.map((menu) => (
          <li key={menu.menuId}>
            <MenuRow menu={menu} />
          </li>
        ))}
      </ul>
    );
  }
}

function MenuRow({ menu }: { menu: MenuViews }) {
  const { menuId, views, change, byDay } = menu;
  const name = useMenuLabel()(menu);
  return (
    <div className="flex items-center gap-4 px-2 py-3">
      <div className="min-w-0 grow">
        <Link
          to={`/analytics/${menuId}?dias=7`}
          className="block font-medium wrap-anywhere hover:underline"
        >
          {name}
        </Link>
      </div>
      <Sparkline days={byDay} />
      <div className="grid justify-items-end">
        <p className="text-lg font-semibold tabular-nums">
          {MESSAGES.count(views)}
          <span className="sr-only"> {MESSAGES.title}</span>
        </p>
        <Change percent={change} views={views} />
      </div>
      <DaysTable name={name} days={byDay} />
    </div>
  );
}

function Change({ percent, views }: { percent: number | null; views: number }) {
  if (percent === null) {
    return views > 0 ? <p className="text-sm text-ink-faint">{MESSAGES.fresh}</p> : null;
  }
  const Sign = percent < 0 ? TrendingDown : TrendingUp;
  return (
    <p
      className={cn(
        'flex items-center gap-1 text-sm font-medium whitespace-nowrap tabular-nums',
        percent < 0 && 'text-brick',
        percent === 0 && 'text-ink-faint',
        percent > 0 && 'text-accent-strong',
      )}
    >
      {percent !== 0 && <Sign aria-hidden className="size-4" />}
      {MESSAGES.change(percent)}
      <span className="sr-only"> {MESSAGES.againstBefore}</span>
    </p>
  );
}

const DAY = new Intl.DateTimeFormat('es-DO', { weekday: 'long', day: 'numeric', timeZone: 'UTC' });

/** Table with the values of the curve for screen readers. */
function DaysTable({ name, days }: { name: string; days: readonly DayViews[] }) {
  return (
    // A table is as wide as its cells and cannot be clipped itself, so its container hides it.
    <div className="sr-only">
      <table>
        <caption>{MESSAGES.table(name)}</caption>
        <thead>
          <tr>
            <th scope="col">{MESSAGES.day}</th>
            <th scope="col">{MESSAGES.title}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, views }) => (
            <tr key={date}>
              <th scope="row">{DAY.format(new Date(date))}</th>
              <td>{views}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function AnalyticsSkeleton() {
  return (
    <div aria-busy className="grid gap-5 py-2">
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex items-center gap-4">
          <Skeleton className="h-5 grow" />
          <Skeleton className="h-8 w-24" />
          <Skeleton className="h-6 w-10" />
        </div>
      ))}
    </div>
  );
}
