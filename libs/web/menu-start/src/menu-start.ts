import type { MenuView, TemplateView } from '@cartaviva/contracts';

/** A menu that another may begin with, as much of it as tells it from the others. */
export type CopiedMenu = Pick<MenuView, 'id' | 'name' | 'restaurantName' | 'themeColor'>;

/** What a new menu begins with. */
export type MenuStart =
  | { readonly kind: 'blank' }
  | { readonly kind: 'template'; readonly template: TemplateView }
  | { readonly kind: 'copy'; readonly of: CopiedMenu }
  | { readonly kind: 'file'; readonly file: File };
