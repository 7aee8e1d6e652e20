import type { PublishedMenu } from '@cartaviva/contracts';
import { OTHER_LANGUAGE_CODES } from '@cartaviva/domain';
import { templateImage } from '@cartaviva/menu-templates';

/** `images` has a logo and a cover. `name` has neither, so the restaurant's name has its largest size. */
export type Crowd = 'images' | 'name';

const ABOUT = 'Cocina criolla a fuego lento, con lo que trae el mercado cada mañana. '.repeat(3);

/**
 * Fills the header and the first item with as much as they can hold: three languages, a long description, hours,
 * address and phone; a photo, a description of two lines and a tag.
 */
export function crowded({ menu, categories, items }: PublishedMenu, crowd: Crowd): PublishedMenu {
  const images =
    crowd === 'images'
      ? { logoUrl: templateImage('flan'), coverUrl: templateImage('portada-comedor-criollo') }
      : { logoUrl: null, coverUrl: null };
  const [first, ...others] = items;
  const item = {
    ...first!,
    name: 'Mangú con los tres golpes',
    description: 'Plátano verde majado con cebolla roja, huevos, salami y queso frito.',
    imageUrl: templateImage('mangu'),
    dietaryTags: ['Vegetariano' as const],
    isAvailable: true,
  };
  return {
    menu: { ...menu, ...images, description: ABOUT, translations: {} },
    categories,
    items: [item, ...others],
  };
}

/** Gives a menu all languages, a cover, and a photo for every item. */
export function full({ menu, categories, items }: PublishedMenu): PublishedMenu {
  const imageUrl = templateImage('mangu');
  return {
    menu: {
      ...menu,
      coverUrl: templateImage('portada-comedor-criollo'),
      languages: [...OTHER_LANGUAGE_CODES],
    },
    categories,
    items: items.map((item) => ({ ...item, imageUrl })),
  };
}
