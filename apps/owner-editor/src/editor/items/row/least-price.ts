import { centsOf } from '@cartaviva/domain';
import type { EditedItem } from '../../../store/menu-store';

/** Returns the price of an item or the lowest price of its sizes. */
export const leastPrice = ({ price, sizes }: EditedItem): string =>
  sizes.reduce(
    (least, size) => (centsOf(size.price) < centsOf(least) ? size.price : least),
    sizes[0]?.price ?? price,
  );
