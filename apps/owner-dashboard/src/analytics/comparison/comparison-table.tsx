import type { MenuComparison } from '@cartaviva/contracts';
import { Badge, Card, cn } from '@cartaviva/ui';
import { TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMenuLabel } from '../../dashboard/use-menu-label';
import { count, percentOf } from '../words';
import { MESSAGES } from './messages';

interface ComparisonTableProps {
  readonly menus: readonly MenuComparison[];
  readonly days: number;
  /** Is true while the rows of the previous page or period are shown until the new ones load. */
  readonly isOld: boolean;
}

export function ComparisonTable({ menus, days, isOld }: ComparisonTableProps) {
  return (
    <div aria-busy={isOld} className={cn('transition-opacity', isOld && 'opacity-60')}>
      <Card className="overflow-x-auto p-0 max-sm:hidden sm:p-0">
        <table className="w-full border-collapse text-sm tabular-nums">
          <caption className="sr-only">{MESSAGES.caption}</caption>
          <thead className="text-left text-xs text-ink-faint">
            <tr className="border-b border-line">
              <th scope="col" className="py-3 pr-3 pl-6 font-medium">
                {MESSAGES.menu}
              </th>
              {[MESSAGES.views, MESSAGES.change(days), MESSAGES.visitors, MESSAGES.scanned].map(
                (column) => (
                  <th
                    key={column}
                    scope="col"
                    className="px-3 py-3 text-right font-medium last:pr-6"
                  >
                    {column}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {menus.map((menu) => (
              <tr key={menu.menuId} className="hover:bg-sunken">
                <th scope="row" className="py-2 pr-3 pl-6 text-left font-normal">
                  <Name menu={menu} days={days} />
                </th>
                <td className="px-3 py-2 text-right text-base font-semibold">
                  {count(menu.views)}
                </td>
                <td className="px-3 py-2 text-right">
                  <Change menu={menu} />
                </td>
                <td className="px-3 py-2 text-right">{count(menu.uniqueVisitors)}</td>
                <td className="py-2 pr-6 pl-3 text-right">{percentOf(menu.qr, menu.views)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:hidden">
        {menus.map((menu) => (
          <li key={menu.menuId}>
            <Card className="p-4">
              <Name menu={menu} days={days} />
              <dl className="mt-3 grid grid-cols-3 gap-2 text-sm tabular-nums">
                <Figure label={MESSAGES.views} value={count(menu.views)}>
                  <Change menu={menu} />
                </Figure>
                <Figure label={MESSAGES.visitors} value={count(menu.uniqueVisitors)} />
                <Figure label={MESSAGES.scanned} value={percentOf(menu.qr, menu.views)} />
              </dl>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Name({ menu, days }: { menu: MenuComparison; days: number }) {
  const label = useMenuLabel()(menu);
  return (
    <span className="flex min-h-11 flex-wrap items-center gap-x-2">
      <Link
        to={`/analytics/${menu.menuId}?dias=${days}`}
        className="py-1 font-semibold wrap-anywhere hover:underline"
      >
        {label}
      </Link>
      {!menu.isPublished && <Badge tone="draft">{MESSAGES.draft}</Badge>}
    </span>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly children?: ReactNode;
}

function Figure({ label, value, children }: FigureProps) {
  return (
    <div>
      <dt className="text-xs text-ink-faint">{label}</dt>
      <dd>
        <span className="block text-lg font-semibold">{value}</span>
        {children}
      </dd>
    </div>
  );
}

function Change({ menu: { change, views } }: { menu: MenuComparison }) {
  if (change === null) {
    return <span className="text-ink-faint">{views > 0 ? MESSAGES.fresh : '—'}</span>;
  }
  const Sign = change < 0 ? TrendingDown : TrendingUp;
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1 font-medium whitespace-nowrap',
        change < 0 && 'text-brick',
        change > 0 && 'text-accent-strong',
      )}
    >
      {change !== 0 && <Sign aria-hidden className="size-4" />}
      {MESSAGES.percent(change)}
    </span>
  );
}
