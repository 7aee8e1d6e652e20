import { api, sentenceOf, usePage } from '@cartaviva/api-client';
import type { ScheduledChangeView } from '@cartaviva/contracts';
import { Badge, Button, Card, useToast } from '@cartaviva/ui';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { MESSAGES } from './messages';
import { refresh } from './use-price-change';
import { namesOfLeft } from './use-undo';

const FIRST = 20;
const MOST = 100;

/** What is agreed for later, and what came of what was; one that waits can be cancelled. */
export function ScheduledChanges() {
  const { mutate } = useSWRConfig();
  const toast = useToast();
  const [limit, setLimit] = useState(FIRST);
  const [cancelling, setCancelling] = useState<string | null>(null);
  const { data } = usePage('/api/scheduled-changes', { params: { query: { page: 1, limit } } });
  if (!data || data.total === 0) return null;

  async function cancel(scheduledChangeId: string): Promise<void> {
    setCancelling(scheduledChangeId);
    try {
      const params = { path: { scheduledChangeId } };
      await api.delete('/api/scheduled-changes/{scheduledChangeId}', { params });
      toast({ title: MESSAGES.cancelled, tone: 'success' });
    } catch (error) {
      toast({ title: sentenceOf(error, MESSAGES.failed), tone: 'destructive' });
    } finally {
      await refresh(mutate);
      setCancelling(null);
    }
  }

  return (
    <Card>
      <section aria-label={MESSAGES.scheduled}>
        <h2 className="text-lg font-semibold">{MESSAGES.scheduled}</h2>
        <ul className="mt-2 divide-y divide-line">
          {data.rows.map((change) => (
            <Row
              key={change.id}
              change={change}
              isBusy={cancelling === change.id}
              onCancel={() => void cancel(change.id)}
            />
          ))}
        </ul>
        {data.total > limit && limit < MOST && (
          <Button variant="ghost" size="sm" onClick={() => setLimit(MOST)}>
            {MESSAGES.morePast}
          </Button>
        )}
      </section>
    </Card>
  );
}

interface RowProps {
  readonly change: ScheduledChangeView;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
}

function Row({ change, isBusy, onCancel }: RowProps) {
  const { kind, at, status, reason, menus, percent, itemCount, left } = change;
  const names = menus.map(({ name }) => name).join(', ');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 text-sm">
      <div className="min-w-0">
        <p className="font-semibold">
          <time dateTime={at}>{MESSAGES.when(at)}</time>
        </p>
        <p className="text-ink-soft wrap-anywhere">
          {kind === 'prices'
            ? `${percent === null ? MESSAGES.ofList : MESSAGES.ofPercent(percent)} · ${MESSAGES.about(itemCount, names)}`
            : MESSAGES.kindOf(kind, names)}
        </p>
        {reason && <p className="text-brick">{MESSAGES.reasons[reason]}</p>}
        {left.length > 0 && <p className="text-ink-soft wrap-anywhere">{namesOfLeft(left)}</p>}
      </div>
      {status === 'waiting' ? (
        <Button variant="secondary" size="sm" busy={isBusy} onClick={onCancel}>
          {MESSAGES.cancel}
        </Button>
      ) : (
        <Badge tone={status === 'failed' ? 'danger' : 'neutral'}>{MESSAGES.statuses[status]}</Badge>
      )}
    </li>
  );
}
