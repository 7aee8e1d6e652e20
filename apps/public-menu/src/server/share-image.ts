import type { PublishedMenu } from '@cartaviva/contracts';
import { menuDesignOf, type MenuDesign } from '@cartaviva/domain';
import { menuInLanguage } from '../menu/menu-in-language';

/** Size in pixels of the image that link previews show (Open Graph, "og:image"). */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** Most characters of the line below the name. */
const MAX_WORDS = 90;

/** Content of a menu's preview image. The image changes if and only if one of these fields changes. */
export interface ShareImage {
  readonly design: MenuDesign;
  readonly themeColor: string;
  readonly restaurantName: string;
  readonly menuName: string;
  /** Names of the first categories, or of the first items if there are no categories. */
  readonly words: string;
  /** ID of the first item photo that is a stored object. */
  readonly photoId: string | null;
  readonly logoId: string | null;
}

/** Uses the menu's own language, whatever the language of the page is. */
export function shareImageOf(published: PublishedMenu): ShareImage {
  const { menu, sections } = menuInLanguage(published);
  const items = sections.flatMap((section) => section.items);
  const categories = sections.flatMap(({ name }) => name ?? []);
  return {
    design: menuDesignOf(menu.design),
    themeColor: menu.themeColor,
    restaurantName: menu.restaurantName,
    menuName: menu.name,
    words: joined(categories.length > 0 ? categories : items.map(({ name }) => name)),
    photoId: items.map(({ imageUrl }) => objectIdIn(imageUrl)).find(Boolean) ?? null,
    logoId: objectIdIn(menu.logoUrl),
  };
}

const OBJECT = /^\/objects\/([0-9a-f-]{36})$/;
const objectIdIn = (path: string | null | undefined): string | null =>
  OBJECT.exec(path ?? '')?.[1] ?? null;

/** Joins as many words as fit, without cutting any. */
const joined = (words: readonly string[]): string =>
  words.reduce((text, word) => {
    const longer = text ? `${text} · ${word}` : word;
    return longer.length <= MAX_WORDS ? longer : text;
  }, '');
