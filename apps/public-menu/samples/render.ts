import type { PublishedMenu } from '@cartaviva/contracts';
import {
  LANGUAGE_CODES,
  MENU_DESIGNS,
  type LanguageCode,
  type MenuDesign,
} from '@cartaviva/domain';
import { TEMPLATE_IMAGES, templateImage } from '@cartaviva/menu-templates';
import { renderMenuPage, type HeadingFont, type PageAssets } from '../src/server';
import { crowded, full, type Crowd } from './crowded-menu';
import { idOf, sampleMenuOf } from './sample-menus';

export const DESIGNS = MENU_DESIGNS;
export const LANGUAGES = LANGUAGE_CODES;

interface Sample {
  readonly design: MenuDesign;
  readonly language: LanguageCode;
  readonly assets: PageAssets;
  readonly color?: string | undefined;
  /** Fills the header and the first item with as much as they can hold. */
  readonly crowd?: Crowd | undefined;
  /** Gives the menu a cover, a photo for every item, and all languages. */
  readonly isFull?: boolean;
}

export async function renderSample(sample: Sample): Promise<string> {
  const { design, language, assets, color, crowd, isFull } = sample;
  const context = {
    menuId: idOf(1),
    publicUrl: 'http://menu.example',
    assets,
    language,
    fontUrl: ({ typeface }: HeadingFont) => `/menu-assets/fonts/${typeface}.woff2`,
  };
  const own = await sampleMenuOf(design, color);
  const published: PublishedMenu = isFull ? full(own) : crowd ? crowded(own, crowd) : own;
  return renderMenuPage({ state: 'published', published }, context).html;
}

/** Returns the name of the template drawing at a path of the page, if there is one. */
export const drawingOf = (path: string): string | undefined =>
  TEMPLATE_IMAGES.find((name) => templateImage(name) === path);
