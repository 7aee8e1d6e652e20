import { usePage } from '@cartaviva/api-client';
import type { MenuView, PriceChangeView } from '@cartaviva/contracts';
import { labelOfMenu } from '@cartaviva/domain';
import { Badge, Button, Card, useAgo } from '@cartaviva/ui';
import { useState } from 'react';
import { MESSAGES } from './messages';
import { leftBy, useUndo } from './use-undo';

const FIRST = 10;
const MOST = 100;

/** List of the changes that can still be undone, newest first. */
export function PastChanges({ menus }: { readonly menus: readonly MenuView[] }) {
  const [limit, setLimit] = useState(FIRST);
  const { data } = usePage('/api/price-changes', { params: { query: { page: 1, limit } } });
  const { undo, undoing } = useUndo();
  if (!data || data.total === 0) return null;
  return (
    <Card>
      <section aria-label={MESSAGES.pastChanges}>
        <h2 className="text-lg font-semibold">{MESSAGES.pastChanges}</h2>
        <ul className="mt-2 divide-y divide-line">
          {data.rows.map((change) => (
            <PastChange
              key={change.id}
              change={change}
              names={change.menus.map((menu) => labelOfMenu(menu, menus)).join(', ')}
              isBusy={undoing === change.id}
              onUndo={() => void undo(change.id)}
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

interface PastChangeProps {
  readonly change: PriceChangeView;
  readonly names: string;
  readonly isBusy: boolean;
  readonly onUndo: () => void;
}

function PastChange({ change, names, isBusy, onUndo }: PastChangeProps) {
  const { kind, percent, itemCount, at, undo } = change;
  const left = leftBy(change);
  const ago = useAgo(Date.parse(at));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 text-sm">
      <div className="min-w-0">
        <p className="font-semibold">
          {kind === 'percent' ? MESSAGES.ofPercent(percent ?? 0) : MESSAGES.ofList}
        </p>
        <p className="text-ink-soft wrap-anywhere">{MESSAGES.about(itemCount, names)}</p>
        <p className="text-ink-faint">
          <time dateTime={at}>{ago}</time>
        </p>
        {left && <p className="text-ink-soft wrap-anywhere">{left}</p>}
      </div>
      {undo ? (
        <Badge tone="neutral">{MESSAGES.isUndone}</Badge>
      ) : (
        <Button variant="secondary" size="sm" busy={isBusy} onClick={onUndo}>
          {MESSAGES.undo}
        </Button>
      )}
    </li>
  );
}
