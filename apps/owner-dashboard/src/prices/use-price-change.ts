import { api, ApiError, sentenceOf } from '@cartaviva/api-client';
import type {
  ApplyPricesRequest,
  MenuView,
  PriceChangePreview,
  PriceChangeRequest,
  PriceChangeView,
} from '@cartaviva/contracts';
import { momentIn } from '@cartaviva/domain';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { MESSAGES } from './messages';
import { placeIn, placesIn } from './place-in';
import { FIRST_WISH, requestOf, withoutFaults, type Wish } from './price-change';

export interface Previewed {
  readonly request: PriceChangeRequest;
  readonly preview: PriceChangePreview;
}

export function usePriceChange(menus: readonly MenuView[]) {
  const { mutate } = useSWRConfig();
  const [wish, setWish] = useState<Wish>(FIRST_WISH);
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const [done, setDone] = useState<PriceChangeView | null>(null);
  const [scheduledFor, setScheduledFor] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState<'reading' | 'previewing' | 'applying' | 'scheduling' | null>(
    null,
  );
  const request = requestOf(wish, menus);
  /** Place whose time zone applies to scheduled changes. */
  const place = placeIn(menus, request?.menuIds ?? []);
  const changed = (previewed?.preview.menus ?? []).filter(({ itemCount }) => itemCount > 0);
  const places = placesIn(
    menus,
    changed.map(({ menuId }) => menuId),
  );

  async function attempt(what: NonNullable<typeof busy>, work: () => Promise<void>): Promise<void> {
    setBusy(what);
    setFault(null);
    try {
      await work();
    } catch (error) {
      setFault(sentenceOf(error, MESSAGES.failed));
    } finally {
      setBusy(null);
    }
  }

  const begin = () => {
    setDone(null);
    setScheduledFor(null);
  };
  const look = async (wanted: PriceChangeRequest) => {
    const preview = await api.post('/api/price-changes/preview', { body: wanted });
    setPreviewed({ request: wanted, preview });
  };

  /** Sends the previewed change. When the result would differ from the preview, it shows a new preview instead. */
  const settle = (
    what: 'applying' | 'scheduling',
    send: (as: ApplyPricesRequest) => Promise<void>,
  ) =>
    attempt(what, async () => {
      if (!previewed) return;
      try {
        const { menus: seen, faults } = previewed.preview;
        const marks = seen.map(({ menuId, mark }) => ({ menuId, mark }));
        await send({ ...withoutFaults(previewed.request, faults), previewed: marks });
        setPreviewed(null);
        await refresh(mutate);
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 412)) throw error;
        await look(previewed.request);
        setFault(MESSAGES.changedMeanwhile(error.problem.fields?.['previewed'] ?? ''));
      }
    });

  return {
    wish,
    previewed,
    done,
    fault,
    busy,
    request,
    scheduledFor,
    place,
    places,
    /** The preview is discarded, because it belongs to the previous input. */
    change(part: Partial<Wish>): void {
      setWish((before) => ({ ...before, ...part }));
      setPreviewed(null);
      begin();
      setFault(null);
    },
    read: (table: Blob) =>
      attempt('reading', async () => {
        const list = await api.post('/api/price-changes/lists', { body: table });
        setWish((before) => ({ ...before, list }));
        setPreviewed(null);
        begin();
      }),
    preview: () =>
      attempt('previewing', async () => {
        begin();
        if (request) await look(request);
      }),
    apply: () =>
      settle('applying', async (body) => setDone(await api.post('/api/price-changes', { body }))),
    schedule: (at: string) =>
      settle('scheduling', async (prices) => {
        await api.post('/api/scheduled-changes', { body: { at, kind: 'prices', prices } });
        setScheduledFor(momentIn(at, place.timeZone)!.toISOString());
      }),
  };
}

export const refresh = (mutate: ReturnType<typeof useSWRConfig>['mutate']) =>
  mutate(
    (key) =>
      typeof key === 'string' && /^\/api\/(price-changes|scheduled-changes|dashboard)/.test(key),
  );
