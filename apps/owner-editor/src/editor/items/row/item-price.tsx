import { centsOf, formatPrice } from '@cartaviva/domain';
import type { EditedItem } from '../../../store/menu-store';
import { ROW_MESSAGES } from './messages';

interface ItemPriceProps {
  readonly item: EditedItem;
  readonly currency: string;
}

/** What it costs, or what its least size does. */
export function ItemPrice({ item: { price, sizes }, currency }: ItemPriceProps) {
  const least = sizes.reduce(
    (lowest, size) => (centsOf(size.price) < centsOf(lowest) ? size.price : lowest),
    sizes[0]?.price ?? price,
  );
  return (
    <p className="shrink-0 text-right font-semibold tabular-nums">
      {sizes.length > 1 && (
        <span className="mr-1 text-xs font-normal text-ink-faint">{ROW_MESSAGES.from}</span>
      )}
      {formatPrice(least, currency)}
    </p>
  );
}
