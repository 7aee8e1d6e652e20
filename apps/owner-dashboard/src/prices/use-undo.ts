import { api, sentenceOf } from '@cartaviva/api-client';
import type { LeftItem, PriceChangeView } from '@cartaviva/contracts';
import { useToast } from '@cartaviva/ui';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { MESSAGES } from './messages';
import { refresh } from './use-price-change';

const NAMES = 5;

export function useUndo(onUndone: (change: PriceChangeView) => void = () => undefined) {
  const { mutate } = useSWRConfig();
  const toast = useToast();
  const [undoing, setUndoing] = useState<string | null>(null);

  async function undo(id: string): Promise<void> {
    setUndoing(id);
    try {
      const params = { path: { priceChangeId: id } };
      const change = await api.post('/api/price-changes/{priceChangeId}/undo', { params });
      toast({ title: MESSAGES.undone(change.undo?.restoredCount ?? 0), tone: 'success' });
      onUndone(change);
      await refresh(mutate);
    } catch (error) {
      toast({ title: sentenceOf(error, MESSAGES.failed), tone: 'destructive' });
    } finally {
      setUndoing(null);
    }
  }

  return { undo, undoing };
}

/** Lists the items that an undo did not change. Undefined when there are none. */
export const leftBy = ({ undo }: PriceChangeView): string | undefined =>
  undo && undo.left.length > 0 ? namesOfLeft(undo.left) : undefined;

export function namesOfLeft(left: readonly LeftItem[]): string {
  const names = left.slice(0, NAMES).map(({ name }) => name);
  const others = left.length - names.length;
  return MESSAGES.left(
    names.join(', ') + (others > 0 ? MESSAGES.andMore(others) : ''),
    left.length,
  );
}
