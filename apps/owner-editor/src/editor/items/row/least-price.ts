import { centsOf } from '@cartaviva/domain';
import type { EditedItem } from '../../../store/menu-store';

export const leastPrice = ({ price, sizes }: EditedItem): string =>
  sizes.reduce(
    (least, size) => (centsOf(size.price) < centsOf(least) ? size.price : least),
    sizes[0]?.price ?? price,
  );
