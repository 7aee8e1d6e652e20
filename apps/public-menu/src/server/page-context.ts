import type { LanguageCode } from '@cartaviva/domain';

/** What `dist/client/manifest.json` holds: the style sheet's text and the script's address. */
export interface PageAssets {
  readonly css: string;
  readonly script: string;
}

/** What a diner page knows beside its menu. */
export interface PageContext {
  readonly menuId: string;
  /** Where people reach this installation: `https://cartaviva.do`. */
  readonly publicUrl: string;
  readonly assets: PageAssets;
  /** What the diner asked to read it in; a menu's own language when it has no other. */
  readonly language?: LanguageCode;
}
