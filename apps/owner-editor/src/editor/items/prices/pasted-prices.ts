import { priceIn } from '@cartaviva/domain';
import type { EditedItem } from '../../../store/menu-store';
import { pricesOf } from '../../../store/prices-of';
import type { Repricing } from '../../../store/use-change-prices';
import { PRICE_MESSAGES as MESSAGES } from './messages';

/**
 * A column of prices that was copied from a spreadsheet, a line for each of these items in their order;
 * or why none of it can be pasted. A blank line, and an item whose sizes say what it costs, stay.
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
