import type { EditedItem } from '../../../store/menu-store';
import type { Availability } from '../../../store/use-set-availability';

/** What an owner does to an item without opening it, or to open it. */
export type RowAct =
  | { readonly to: 'edit' | 'remove' | 'raise' | 'lower' }
  | { readonly to: 'serve'; readonly availability: Availability };

export type OnRowAct = (item: EditedItem, act: RowAct) => void;
