import type { MenuView, TemplateView } from '@cartaviva/contracts';

/** A menu to copy, with the fields that identify it in a list. */
export type CopiedMenu = Pick<MenuView, 'id' | 'name' | 'restaurantName' | 'themeColor'>;

/** Starting point of a new menu. */
export type MenuStart =
  | { readonly kind: 'blank' }
  | { readonly kind: 'template'; readonly template: TemplateView }
  | { readonly kind: 'copy'; readonly of: CopiedMenu }
  | { readonly kind: 'file'; readonly file: File };
