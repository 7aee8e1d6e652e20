import type { EditedItem } from '../../../store/menu-store';
import { useChangePrices } from '../../../store/use-change-prices';
import { useToasts } from '../../toasts';
import { useUndoableToast } from '../use-undoable-toast';
import { PRICE_MESSAGES as MESSAGES } from './messages';
import { pastedPrices } from './pasted-prices';

/** Pastes a column of prices over these items, all or none. A toast offers to undo the change. */
export function usePastePrices(menuId: string) {
  const changePrices = useChangePrices(menuId);
  const undoable = useUndoableToast();
  const toasts = useToasts();
  return async (lines: readonly string[], items: readonly EditedItem[]): Promise<void> => {
    const changes = pastedPrices(lines, items);
    if ('fault' in changes) return toasts.failed(changes.fault);
    if (changes.length === 0) return;
    try {
      const back = await changePrices(changes);
      undoable(MESSAGES.done(changes.length), async () => void (await changePrices(back)));
    } catch (error) {
      toasts.failed(MESSAGES.failed, error);
    }
  };
}
