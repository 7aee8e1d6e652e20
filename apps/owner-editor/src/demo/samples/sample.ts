import type { DietaryTag } from '@cartaviva/domain';
import { demoId, type DemoCategory, type DemoItem } from '../demo-menu';

let last = 0;
const nextId = () => demoId((last += 1));

/** A dish as the samples write it; `extra` says what is unusual about it. */
export function dish(
  name: string,
  price: string,
  description: string,
  extra: { tags?: DietaryTag[]; soldOut?: boolean } = {},
): DemoItem {
  return {
    id: nextId(),
    name,
    price,
    description,
    imageUrl: null,
    dietaryTags: extra.tags ?? [],
    isAvailable: !extra.soldOut,
  };
}

export function category(name: string, items: DemoItem[]): DemoCategory {
  return { id: nextId(), name, items };
}
