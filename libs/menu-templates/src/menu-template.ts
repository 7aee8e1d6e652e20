import type { Currency, DietaryTag } from '@cartaviva/domain';
import { templateImage, type TemplateImage } from './template-image';

/** A size with its full price, or an extra with its surcharge. */
export interface TemplateOption {
  readonly name: string;
  readonly price: string;
}

export interface TemplateItem {
  readonly name: string;
  readonly description: string;
  readonly price: string;
  readonly dietaryTags: DietaryTag[];
  readonly imageUrl: string | null;
  readonly sizes: TemplateOption[];
  readonly extras: TemplateOption[];
}

/** A complete menu for one kind of restaurant, which the owner adapts. */
export interface MenuTemplate {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly themeColor: string;
  readonly currency: Currency['code'];
  readonly coverUrl: string;
  readonly categories: { readonly name: string; readonly items: TemplateItem[] }[];
}

interface More {
  readonly image?: TemplateImage;
  readonly tags?: DietaryTag[];
  readonly sizes?: Readonly<Record<string, number>>;
  readonly extras?: Readonly<Record<string, number>>;
}

const priceOf = (pesos: number): string => pesos.toFixed(2);

const options = (prices: Readonly<Record<string, number>> = {}): TemplateOption[] =>
  Object.entries(prices).map(([name, pesos]) => ({ name, price: priceOf(pesos) }));

/** Creates an item with a price in pesos. An item with sizes takes the price of the first size. */
export function item(
  name: string,
  pesos: number,
  description: string,
  { image, tags = [], sizes, extras }: More = {},
): TemplateItem {
  return {
    name,
    description,
    price: priceOf(pesos),
    dietaryTags: tags,
    imageUrl: image ? templateImage(image) : null,
    sizes: options(sizes),
    extras: options(extras),
  };
}

export const VEGAN: DietaryTag[] = ['Vegetariano', 'Vegano', 'Sin Lácteos'];
export const VEGAN_NO_GLUTEN: DietaryTag[] = [...VEGAN, 'Sin Gluten'];
