import { useRead } from '@cartaviva/api-client';
import type { Advice } from '@cartaviva/contracts';
import { useMay, useRole } from '@cartaviva/session';
import { Button, Card, Skeleton } from '@cartaviva/ui';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Unread } from '../../dashboard/unread';
import { viewOf } from '../../dashboard/view-of';
import { analyticsReads } from '../analytics-reads';
import { MESSAGES } from './messages';
import { WeeklyMailSwitch } from './weekly-mail-switch';

/** Card with at most three recommendations for this week. Each links to the screen where it can be done. */
export function AdviceCard({ menuId }: { menuId: string }) {
  // Only the owner receives the weekly email.
  const isOwner = useRole() === 'owner';
  const read = useRead('/api/menus/{menuId}/analytics/advice', {
    params: { path: { menuId } },
    ...analyticsReads,
  });
  const { data, isUnread, retry } = viewOf(read);
  return (
    <section aria-labelledby="que-hacer">
      <Card className="border-accent/40 p-0 sm:p-0">
        <div className="p-5 pb-4 sm:p-6 sm:pb-4">
          <h2 id="que-hacer" className="text-lg font-semibold">
            {MESSAGES.title}
          </h2>
          {data && data.length > 0 && <p className="text-sm text-ink-faint">{MESSAGES.basis}</p>}
        </div>
        {content()}
        {isOwner && (
          <div className="border-t border-line px-5 py-2 sm:px-6">
            <WeeklyMailSwitch />
          </div>
        )}
      </Card>
    </section>
  );

  function content(): ReactNode {
    if (data && data.length > 0) return <AdviceList advice={data} />;
    return (
      <div className="px-5 pb-5 sm:px-6">
        {isUnread && <Unread sentence={MESSAGES.unread} onRetry={retry} />}
        {!isUnread && !data && <Skeleton className="h-6 w-4/5" />}
        {data && <p className="text-sm text-ink-soft">{MESSAGES.nothing}</p>}
      </div>
    );
  }
}

function AdviceList({ advice }: { advice: readonly Advice[] }) {
  const may = useMay();
  const isOpen = (path: string) => may('menus.edit') || !path.startsWith('/editor');
  return (
    <ol className="divide-y divide-line border-t border-line">
      {advice.map(({ sentence, action, path }, at) => (
        <li
          key={sentence}
          className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 px-5 py-4 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:px-6"
        >
          <span
            aria-hidden
            className="grid size-7 place-items-center self-start rounded-full bg-accent-wash text-sm font-semibold text-accent-strong tabular-nums sm:self-center"
          >
            {at + 1}
          </span>
          <p className="wrap-anywhere">{sentence}</p>
          {isOpen(path) && (
            <Button asChild variant="secondary" className="justify-self-start max-sm:col-start-2">
              <Link to={path}>
                {action}
                <ArrowRight aria-hidden />
              </Link>
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}
