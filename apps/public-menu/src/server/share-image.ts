import type { PublishedMenu } from '@cartaviva/contracts';
import { menuDesignOf, type MenuDesign } from '@cartaviva/domain';
import { menuInLanguage } from '../menu/menu-in-language';

/** Pixels of the image that link previews show of a menu (Open Graph, "og:image"). */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** Most characters of the words below the name. */
const MAX_WORDS = 90;

/** What the image of a menu in link previews is made of: another of any of it is another image. */
export interface ShareImage {
  readonly design: MenuDesign;
  readonly themeColor: string;
  readonly restaurantName: string;
  readonly menuName: string;
  /** The first categories; the first items where there are none. */
  readonly words: string;
  /** Of the first item that has a photo of our own. */
  readonly photoId: string | null;
  readonly logoId: string | null;
}

/** In the menu's own language, whichever its page is read in. */
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

/** As many as there is room for, none of them cut. */
const joined = (words: readonly string[]): string =>
  words.reduce((text, word) => {
    const longer = text ? `${text} · ${word}` : word;
    return longer.length <= MAX_WORDS ? longer : text;
  }, '');
