import type { MenuAnalytics } from '@cartaviva/contracts';
import { Card, cn } from '@cartaviva/ui';
import { TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { count, percent, percentOf } from '../words';
import { changeOf, newVisitorsIn } from './changes';
import { MESSAGES } from './messages';

export function KeyFigures({ analytics }: { analytics: MenuAnalytics }) {
  const { totalViews, uniqueVisitors, visitorsError, bySource, byDay, change, before } = analytics;
  const days = byDay.length;
  const fresh = newVisitorsIn(byDay);
  return (
    <dl className="grid grid-cols-2 gap-2 sm:gap-4 lg:grid-cols-4">
      <KeyFigure label={MESSAGES.views} value={count(totalViews)}>
        <Change percent={change} days={days} />
      </KeyFigure>
      <KeyFigure
        label={MESSAGES.visitors}
        value={count(uniqueVisitors)}
        about={visitorsError > 0 && MESSAGES.about}
      >
        {visitorsError > 0 && <p>{MESSAGES.error(percent(visitorsError * 100))}</p>}
        <Change percent={changeOf(uniqueVisitors, before.uniqueVisitors)} days={days} />
      </KeyFigure>
      <KeyFigure label={MESSAGES.fresh} value={count(fresh)}>
        {uniqueVisitors > 0 && <p>{MESSAGES.ofVisitors(percentOf(fresh, uniqueVisitors))}</p>}
      </KeyFigure>
      <KeyFigure label={MESSAGES.scanned} value={percentOf(bySource.qr, totalViews)}>
        <p>{MESSAGES.sources(bySource.qr, bySource.direct_link)}</p>
      </KeyFigure>
    </dl>
  );
}

interface KeyFigureProps {
  readonly label: string;
  readonly value: string;
  readonly about?: string | false;
  readonly children: ReactNode;
}

function KeyFigure({ label, value, about, children }: KeyFigureProps) {
  return (
    <Card className="min-w-0 p-4 sm:p-5">
      <dt className="text-sm text-ink-soft">
        {label}
        {about && <span className="text-ink-faint"> ({about})</span>}
      </dt>
      <dd className="mt-1">
        <span className="text-2xl font-semibold tracking-tight tabular-nums max-[22.5rem]:text-xl sm:text-3xl">
          {value}
        </span>
        <div className="mt-1.5 grid gap-0.5 text-xs text-ink-faint">{children}</div>
      </dd>
    </Card>
  );
}

function Change({ percent, days }: { percent: number | null; days: number }) {
  const Sign = (percent ?? 0) < 0 ? TrendingDown : TrendingUp;
  return (
    <p
      className={cn(
        'flex items-start gap-1 font-medium',
        percent !== null && percent < 0 && 'text-brick',
        percent !== null && percent > 0 && 'text-accent-strong',
      )}
    >
      {percent !== null && percent !== 0 && (
        <Sign aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      )}
      <span>{MESSAGES.change(percent, days)}</span>
    </p>
  );
}
