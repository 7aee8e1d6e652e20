import { menuDesignOf, type MenuDesign } from '@cartaviva/domain';

const SMALL = '(min-width:40rem) 11rem, 33vw';

/** How wide the designs lay out the photo of an item: `sizes` of an img. */
const IMAGE_SIZES: Readonly<Record<MenuDesign, string>> = {
  classic: SMALL,
  comedor: '8rem',
  'fine-dining': '22rem',
  'beach-bar': '(min-width:40rem) 20rem, 92vw',
  cafe: '(min-width:40rem) 14rem, 46vw',
  pizzeria: '7.5rem',
  'night-bar': SMALL,
};

/** @param stored the design as the menu has it, which may be of another release */
export const imageSizesIn = (stored: string): string => IMAGE_SIZES[menuDesignOf(stored)];
