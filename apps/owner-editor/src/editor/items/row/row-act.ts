import type { EditedItem } from '../../../store/menu-store';
import type { Availability } from '../../../store/use-set-availability';

export type RowAct =
  | { readonly to: 'edit' | 'remove' | 'raise' | 'lower' }
  | { readonly to: 'change'; readonly field: 'name' | 'price'; readonly value: string }
  /** Applies to this item and those below it. */
  | { readonly to: 'paste-prices'; readonly lines: readonly string[] }
  | { readonly to: 'serve'; readonly availability: Availability };

export type OnRowAct = (item: EditedItem, act: RowAct) => void;
