import { api, ApiError, sentenceOf } from '@cartaviva/api-client';
import type {
  MenuView,
  PriceChangePreview,
  PriceChangeRequest,
  PriceChangeView,
} from '@cartaviva/contracts';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { MESSAGES } from './messages';
import { FIRST_WISH, requestOf, type Wish } from './price-change';

/** What was looked at, and what was asked for it. */
export interface Previewed {
  readonly request: PriceChangeRequest;
  readonly preview: PriceChangePreview;
}

/** A change of prices from what is wished for to what came of it. */
export function usePriceChange(menus: readonly MenuView[]) {
  const { mutate } = useSWRConfig();
  const [wish, setWish] = useState<Wish>(FIRST_WISH);
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const [done, setDone] = useState<PriceChangeView | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState<'reading' | 'previewing' | 'applying' | null>(null);
  const request = requestOf(wish, menus);

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

  const look = async (wanted: PriceChangeRequest) => {
    const preview = await api.post('/api/price-changes/preview', { body: wanted });
    setPreviewed({ request: wanted, preview });
  };

  return {
    ...{ wish, previewed, done, fault, busy, request },
    /** What was previewed is of another wish then. */
    change(part: Partial<Wish>): void {
      setWish((before) => ({ ...before, ...part }));
      setPreviewed(null);
      setDone(null);
      setFault(null);
    },
    read: (table: Blob) =>
      attempt('reading', async () => {
        const list = await api.post('/api/price-changes/lists', { body: table });
        setWish((before) => ({ ...before, list }));
        setPreviewed(null);
        setDone(null);
      }),
    preview: () =>
      attempt('previewing', async () => {
        setDone(null);
        if (request) await look(request);
      }),
    /** What would change otherwise than was seen is shown anew, and nothing is written. */
    apply: () =>
      attempt('applying', async () => {
        if (!previewed) return;
        try {
          const marks = previewed.preview.menus.map(({ menuId, mark }) => ({ menuId, mark }));
          const body = { ...previewed.request, previewed: marks };
          setDone(await api.post('/api/price-changes', { body }));
          setPreviewed(null);
          await refresh(mutate);
        } catch (error) {
          if (!(error instanceof ApiError && error.status === 412)) throw error;
          await look(previewed.request);
          setFault(MESSAGES.changedMeanwhile(error.problem.fields?.['previewed'] ?? ''));
        }
      }),
  };
}

/** Reads again what a change of prices makes old. */
export const refresh = (mutate: ReturnType<typeof useSWRConfig>['mutate']) =>
  mutate((key) => typeof key === 'string' && /^\/api\/(price-changes|dashboard)/.test(key));
