import { ApiError, isRefusal, isUnauthorized, useRead } from '@cartaviva/api-client';
import { calendarDay, HOME_TIME_ZONE } from '@cartaviva/domain';
import { homeOf, useMay, useRole } from '@cartaviva/session';
import { Button, ErrorState, PageHeader, useDocumentTitle } from '@cartaviva/ui';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { AdviceCard } from './advice/advice-card';
import { AnalyticsFigures } from './analytics-figures';
import { analyticsReads, useMenuAnalytics } from './analytics-reads';
import { AnalyticsSkeleton } from './analytics-skeleton';
import { CsvButton } from './csv-button';
import { LockedCard } from './locked-card';
import { MESSAGES } from './messages';
import { LiveCount } from './overview/live-count';
import { PeriodPicker } from './period/period-picker';
import { usePeriod } from './period/use-period';
import { useSeesAll } from './full-plan';
import { spanOf } from './words';

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

/** `/analytics/:menuId`: figures of a menu in a period, and advice. */
export default function AnalyticsScreen() {
  const { menuId = '' } = useParams();
  const period = usePeriod();
  const seesAll = useSeesAll();
  const may = useMay();
  const home = homeOf(useRole());
  const menu = useRead('/api/menus/{menuId}', { params: { path: { menuId } }, ...analyticsReads });
  const { data: analytics, error, isValidating, mutate } = useMenuAnalytics(menuId, period);
  const today = calendarDay(new Date(), menu.data?.timeZone ?? HOME_TIME_ZONE);
  const title = menu.data ? MESSAGES.of(menu.data.name) : MESSAGES.title;
  useDocumentTitle(title);

  if (isMissing(error) || isMissing(menu.error)) return <Missing />;
  return (
    <>
      <PageHeader
        back={{ to: home, label: home === '/dashboard' ? MESSAGES.back : MESSAGES.toMenus }}
        title={title}
        description={menu.data?.restaurantName ?? ' '}
        actions={
          <>
            {may('menus.edit') && (
              <Button asChild variant="secondary">
                <Link to={`/editor/${menuId}`}>
                  <Pencil aria-hidden />
                  {MESSAGES.edit}
                </Link>
              </Button>
            )}
            <CsvButton menuId={menuId} period={period} />
          </>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 sm:gap-10">
        {seesAll && <AdviceCard menuId={menuId} />}
        <section aria-labelledby="cifras" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h2 id="cifras" className="flex flex-wrap items-baseline gap-x-2 text-lg font-semibold">
              {MESSAGES.figures}
              {analytics && (
                <span className="text-sm font-normal text-ink-faint">
                  {spanOf(analytics.from, analytics.to)}
                </span>
              )}
            </h2>
            {seesAll && <LiveCount menuId={menuId} />}
          </div>
          <PeriodPicker period={period} seesAll={seesAll} today={today} />
          {content()}
        </section>
      </div>
    </>
  );

  function content(): ReactNode {
    if (isRefusal(error, 'plan-required')) return <LockedCard />;
    if (error && !isUnauthorized(error)) {
      return (
        <ErrorState
          title={MESSAGES.unread.title}
          description={MESSAGES.unread.text}
          onRetry={() => void mutate()}
        />
      );
    }
    if (!analytics || !menu.data) return <AnalyticsSkeleton />;
    return <AnalyticsFigures menu={menu.data} analytics={analytics} isOld={isValidating} />;
  }
}

/** Shown for a menu that does not exist or belongs to another owner. */
function Missing() {
  return (
    <div className="grid justify-items-center">
      <h1 className="sr-only">{MESSAGES.title}</h1>
      <ErrorState title={MESSAGES.missing.title} description={MESSAGES.missing.text} />
      <Button asChild variant="secondary">
        <Link to="/dashboard">{MESSAGES.back}</Link>
      </Button>
    </div>
  );
}
