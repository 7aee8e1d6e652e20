import type { MenuView, TemplateView } from '@cartaviva/contracts';

/** What a new menu begins with. */
export type MenuStart =
  | { readonly kind: 'blank' }
  | { readonly kind: 'template'; readonly template: TemplateView }
  | { readonly kind: 'copy'; readonly of: MenuView }
  | { readonly kind: 'file'; readonly file: File };
