import { api, sentenceOf, usePage } from '@cartaviva/api-client';
import type { MenuView, ScheduledChangeView } from '@cartaviva/contracts';
import { labelOfMenu, type Place } from '@cartaviva/domain';
import { Badge, Button, Card, useToast } from '@cartaviva/ui';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { MESSAGES } from './messages';
import { CancelSeason } from './cancel-season';
import { placeIn, placesIn } from './place-in';
import { linesOf, type Line, type Season } from './season-lines';
import { seasonWords } from './season-words';
import { refresh } from './use-price-change';
import { namesOfLeft } from './use-undo';

const FIRST = 20;
const MOST = 100;

export function ScheduledChanges({ menus }: { readonly menus: readonly MenuView[] }) {
  const { mutate } = useSWRConfig();
  const toast = useToast();
  const [limit, setLimit] = useState(FIRST);
  const [cancelling, setCancelling] = useState<string | null>(null);
  const [asking, setAsking] = useState<Season | null>(null);
  const { data } = usePage('/api/scheduled-changes', { params: { query: { page: 1, limit } } });
  if (!data || data.total === 0) return null;

  const placeOfChange = (change: ScheduledChangeView) =>
    placeIn(
      menus,
      change.menus.map(({ menuId }) => menuId),
    );
  const all = menus.map(({ id }) => id);
  const isInSeveralZones = placesIn(menus, all).length > 1;

  async function cancel(...changes: readonly ScheduledChangeView[]): Promise<void> {
    setAsking(null);
    setCancelling(changes[0]!.id);
    try {
      for (const { id } of changes) {
        const params = { path: { scheduledChangeId: id } };
        await api.delete('/api/scheduled-changes/{scheduledChangeId}', { params });
      }
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
          {linesOf(data.rows).map(({ change, season }) => (
            <Row
              key={change.id}
              change={change}
              season={season}
              place={placeOfChange(change)}
              namesZone={isInSeveralZones}
              names={change.menus.map((menu) => labelOfMenu(menu, menus)).join(', ')}
              isBusy={cancelling === change.id}
              onCancel={() => (season ? setAsking(season) : void cancel(change))}
            />
          ))}
        </ul>
        {data.total > limit && limit < MOST && (
          <Button variant="ghost" size="sm" onClick={() => setLimit(MOST)}>
            {MESSAGES.morePast}
          </Button>
        )}
      </section>
      {asking && (
        <CancelSeason
          {...asking}
          timeZone={placeOfChange(asking.begin).timeZone}
          onClose={() => setAsking(null)}
          onCancel={(...of) => void cancel(...of)}
        />
      )}
    </Card>
  );
}

interface RowProps extends Line {
  readonly place: Place;
  /** Is true if the account's menus are in several time zones. */
  readonly namesZone: boolean;
  readonly names: string;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
}

function Row({ change, season, place, namesZone, names, isBusy, onCancel }: RowProps) {
  const { at, status, reason, left } = change;
  const { timeZone } = place;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 text-sm">
      <div className="min-w-0">
        <p className="font-semibold">
          {season ? (
            seasonWords(at, season.end.at, timeZone)
          ) : (
            <time dateTime={at}>{MESSAGES.when(at, timeZone)}</time>
          )}
        </p>
        <p className="text-ink-soft wrap-anywhere">
          {season ? MESSAGES.season(names) : whatOf(change, names)}
        </p>
        {season && (
          <p className="text-ink-soft">{MESSAGES.seasonTimes(at, season.end.at, timeZone)}</p>
        )}
        {namesZone && <p className="text-ink-soft">{MESSAGES.zone(place)}</p>}
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

const whatOf = ({ kind, percent, itemCount }: ScheduledChangeView, names: string): string =>
  kind === 'prices'
    ? `${percent === null ? MESSAGES.ofList : MESSAGES.ofPercent(percent)} · ${MESSAGES.about(itemCount, names)}`
    : MESSAGES.kindOf(kind, names);
