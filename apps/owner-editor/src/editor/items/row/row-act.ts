import type { EditedItem } from '../../../store/menu-store';
import type { Availability } from '../../../store/use-set-availability';

/** What an owner does to an item in its row, or to open it. */
export type RowAct =
  | { readonly to: 'edit' | 'remove' | 'raise' | 'lower' }
  | { readonly to: 'change'; readonly field: 'name' | 'price'; readonly value: string }
  /** Over this item and those below it. */
  | { readonly to: 'paste-prices'; readonly lines: readonly string[] }
  | { readonly to: 'serve'; readonly availability: Availability };

export type OnRowAct = (item: EditedItem, act: RowAct) => void;
