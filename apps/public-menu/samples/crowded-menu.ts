import type { PublishedMenu } from '@cartaviva/contracts';
import { templateImage } from '@cartaviva/menu-templates';

/** `images`: with logo and cover; `name`: with neither, so that the name is as large as it gets. */
export type Crowd = 'images' | 'name';

const ABOUT = 'Cocina criolla a fuego lento, con lo que trae el mercado cada mañana. '.repeat(3);

/**
 * The menu with the most that may stand above and in its first item: three languages, a long description, hours,
 * address and phone; a photo, two lines of description and a tag.
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
