import type { ItemOption } from '@cartaviva/contracts';
import type { Allergen, DietaryTag } from '@cartaviva/domain';
import { templateImage, type TemplateImage } from '@cartaviva/menu-templates';
import { demoId } from '../demo-id';
import { DemoItem } from '../demo-item';
import { DemoMenu, type DemoCategory } from '../demo-menu';

let last = 0;
const nextId = () => demoId((last += 1));

interface Unusual {
  readonly tags?: DietaryTag[];
  readonly allergens?: Allergen[];
  readonly image?: TemplateImage;
  readonly soldOut?: boolean;
  /** Prices by name. */
  readonly sizes?: Record<string, string>;
  readonly extras?: Record<string, string>;
}

/** Creates a sample item. The last parameter contains only what differs from the defaults. */
export function item(
  name: string,
  price: string,
  description: string,
  { tags = [], allergens = [], image, soldOut = false, sizes = {}, extras = {} }: Unusual = {},
): DemoItem {
  const id = nextId();
  return Object.assign(new DemoItem(), {
    id,
    name,
    price,
    description,
    imageUrl: image ? templateImage(image) : null,
    dietaryTags: tags,
    allergens,
    isAvailable: !soldOut,
    sizes: options(sizes),
    extras: options(extras),
    displayOrder: last,
  });
}

const options = (prices: Record<string, string>): ItemOption[] =>
  Object.entries(prices).map(([name, price]) => ({ name, price }));

export function category(name: string, items: DemoItem[]): DemoCategory {
  return { id: nextId(), name, openingHours: null, translations: {}, items };
}

type Written = Pick<
  DemoMenu,
  | 'id'
  | 'name'
  | 'restaurantName'
  | 'description'
  | 'address'
  | 'phone'
  | 'themeColor'
  | 'slug'
  | 'isPublished'
  | 'categories'
> &
  Partial<DemoMenu>;

export const menu = (written: Written): DemoMenu =>
  Object.assign(new DemoMenu(), { currency: 'DOP', ...written });
