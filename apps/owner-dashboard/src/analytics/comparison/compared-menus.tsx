import { isRefusal, isUnauthorized, usePage } from '@cartaviva/api-client';
import type { AnalyticsDays } from '@cartaviva/contracts';
import { Button, EmptyState, ErrorState, Skeleton } from '@cartaviva/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { FoldedMenu } from '../../dashboard/folded-menu';
import { analyticsReads } from '../analytics-reads';
import { LockedCard } from '../locked-card';
import { ComparisonTable } from './comparison-table';
import { MESSAGES } from './messages';
import { Pager, pageIn } from './pager';

const PAGE_ROWS = 20;

export function ComparedMenus({ days }: { days: AnalyticsDays }) {
  const [search] = useSearchParams();
  const page = pageIn(search);
  const query = { days, page, limit: PAGE_ROWS };
  const { data, error, isValidating, mutate } = usePage('/api/analytics/menus', {
    params: { query },
    ...analyticsReads,
  });
  if (isRefusal(error, 'plan-required')) return <LockedCard />;
  if (error && !isUnauthorized(error)) {
    return <ErrorState {...MESSAGES.unread} onRetry={() => void mutate()} />;
  }
  if (!data) return <Skeleton className="h-72 rounded-card" />;
  if (data.total === 0) return <NoMenus />;
  return (
    <>
      <ComparisonTable menus={data.rows} days={days} isOld={isValidating} />
      <Pager page={page} pages={Math.ceil(data.total / PAGE_ROWS)} />
    </>
  );
}

function NoMenus() {
  return (
    <EmptyState
      {...MESSAGES.empty}
      drawing={<FoldedMenu />}
      action={
        <Button asChild>
          <Link to="/dashboard">{MESSAGES.toDashboard}</Link>
        </Button>
      }
    />
  );
}
