import type { MenuView, TemplateView } from '@cartaviva/contracts';

export type CopiedMenu = Pick<MenuView, 'id' | 'name' | 'restaurantName' | 'themeColor'>;

export type MenuStart =
  | { readonly kind: 'blank' }
  | { readonly kind: 'template'; readonly template: TemplateView }
  | { readonly kind: 'copy'; readonly of: CopiedMenu }
  | { readonly kind: 'file'; readonly file: File };
