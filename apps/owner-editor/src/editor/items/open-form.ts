import type { EditedItem } from '../../store/menu-store';

/** The one form that may be open: for a new item, of some category, or for one that exists. */
export type OpenForm =
  | { readonly kind: 'item'; readonly item: EditedItem }
  | { readonly kind: 'new-item'; readonly categoryId: string | null; readonly name?: string }
  | { readonly kind: 'new-category' };
