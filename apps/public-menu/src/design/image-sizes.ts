import { menuDesignOf, type MenuDesign } from '@cartaviva/domain';

const SMALL = '(min-width:40rem) 11rem, 33vw';

/** Values of the `sizes` attribute for an item's photo in each design. */
const IMAGE_SIZES: Readonly<Record<MenuDesign, string>> = {
  classic: SMALL,
  comedor: '8rem',
  'fine-dining': '22rem',
  'beach-bar': '(min-width:40rem) 20rem, 92vw',
  cafe: '(min-width:40rem) 14rem, 46vw',
  pizzeria: '7.5rem',
  'night-bar': SMALL,
};

/** @param stored the menu's design, which may come from another release */
export const imageSizesIn = (stored: string): string => IMAGE_SIZES[menuDesignOf(stored)];
