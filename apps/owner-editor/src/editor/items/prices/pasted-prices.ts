import { priceIn } from '@cartaviva/domain';
import type { EditedItem } from '../../../store/menu-store';
import { pricesOf } from '../../../store/prices-of';
import type { Repricing } from '../../../store/use-change-prices';
import { PRICE_MESSAGES as MESSAGES } from './messages';

/**
 * Converts a column of prices copied from a spreadsheet to changes, one line per item. If a line is invalid, nothing
 * is pasted and the error is returned. Blank lines and items with sizes keep their prices.
 */
export function pastedPrices(
  lines: readonly string[],
  items: readonly EditedItem[],
): readonly Repricing[] | { readonly fault: string } {
  if (lines.length > items.length) return { fault: MESSAGES.tooMany(lines.length, items.length) };
  const changes: Repricing[] = [];
  for (const [at, line] of lines.entries()) {
    const item = items[at]!;
    const price = priceIn(line);
    if (line.trim() && !price) return { fault: MESSAGES.noPrice(at + 1, line.trim()) };
    if (!price || price === item.price || item.sizes.length > 0) continue;
    const before = pricesOf(item);
    changes.push({ before, after: { ...before, price }, version: item.version });
  }
  return changes;
}
