import type { EditedItem } from '../../store/menu-store';

/** The open form. Only one can be open at a time. */
export type OpenForm =
  | { readonly kind: 'item'; readonly item: EditedItem }
  | { readonly kind: 'new-item'; readonly categoryId: string | null; readonly name?: string }
  | { readonly kind: 'new-category' };
