import { ApiError } from '@cartaviva/api-client';
import { useDeferredValue, useMemo, useState } from 'react';
import { useChangePrices } from '../../../store/use-change-prices';
import { useToasts } from '../../toasts';
import type { ItemGroup } from '../item-groups';
import { useUndoableToast } from '../use-undoable-toast';
import { PRICE_MESSAGES as MESSAGES } from './messages';
import { changes, repriced, type Wish } from './repricing';

/**
 * Scope of a change: the whole menu, the ticked items, or a category's ID. The ID is '' for items without a category.
 */
export const WHOLE = 'whole';
export const CHOSEN = 'chosen';

const NOBODY: ReadonlySet<string> = new Set();
const FIRST_WISH: Wish = {
  direction: 'up',
  by: 'percent',
  amount: '',
  roundTo: 1,
  withExtras: false,
};

export function usePriceChange(menuId: string, groups: readonly ItemGroup[], onDone: () => void) {
  const [scope, setScope] = useState<string>(WHOLE);
  const [wish, setWish] = useState(FIRST_WISH);
  const [unticked, setUnticked] = useState(NOBODY);
  const [isBusy, setBusy] = useState(false);
  const changePrices = useChangePrices(menuId);
  const toasts = useToasts();
  const undoable = useUndoableToast();

  const wished = useDeferredValue(wish);
  const items = useMemo(() => itemsIn(groups, scope), [groups, scope]);
  const lines = useMemo(() => repriced(items, wished), [items, wished]);
  const changed = lines.filter((line) => !unticked.has(line.item.id) && changes(line));

  const tickAll = () => setUnticked(NOBODY);
  const untickAll = () => setUnticked(new Set(items.map(({ id }) => id)));

  async function apply(): Promise<void> {
    setBusy(true);
    try {
      const back = await changePrices(
        changed.map(({ item, before, after }) => ({ before, after, version: item.version })),
      );
      undoable(MESSAGES.done(changed.length), async () => void (await changePrices(back)));
      onDone();
    } catch (error) {
      const isChanged = error instanceof ApiError && error.status === 412;
      toasts.failed(isChanged ? MESSAGES.changedMeanwhile : MESSAGES.failed, error);
      setBusy(false);
    }
  }

  return {
    scope,
    choose: (next: string) => {
      setScope(next);
      setUnticked(next === CHOSEN ? new Set(itemsIn(groups, next).map(({ id }) => id)) : NOBODY);
    },
    wish,
    change: (part: Partial<Wish>) => setWish((before) => ({ ...before, ...part })),
    lines,
    unticked,
    tick: (id: string, isTicked: boolean) =>
      setUnticked((before) => {
        const after = new Set(before);
        if (isTicked) after.delete(id);
        else after.add(id);
        return after;
      }),
    toggleAll: unticked.size > 0 ? tickAll : untickAll,
    changed,
    isBusy,
    apply,
  };
}

function itemsIn(groups: readonly ItemGroup[], scope: string) {
  return groups
    .filter(({ category }) => scope === WHOLE || scope === CHOSEN || (category?.id ?? '') === scope)
    .flatMap(({ items }) => items);
}
