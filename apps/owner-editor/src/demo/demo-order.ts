import type { ItemPlace, OrderRequest } from '@cartaviva/contracts';
import { categoryOf } from './demo-categories';
import type { DemoItem } from './demo-item';
import type { DemoMenu } from './demo-menu';

/** Categories and items at their new places; what the order does not name stays where it is. */
export function arrange(menu: DemoMenu, order: OrderRequest): void {
  for (const { categoryId } of order.items) if (categoryId) categoryOf([menu], categoryId);
  const wanted = new Map(order.items.map((place) => [place.id, place]));
  const placed = [{ id: null, items: menu.items }, ...menu.categories]
    .flatMap(({ id, items }) => items.map((item) => moved(item, id, wanted.get(item.id))))
    .sort((one, other) => one.item.displayOrder - other.item.displayOrder);
  const under = (categoryId: string | null): DemoItem[] =>
    placed.filter((place) => place.categoryId === categoryId).map(({ item }) => item);

  menu.items = under(null);
  menu.categories = inOrder(menu.categories, order.categories).map((category) => ({
    ...category,
    items: under(category.id),
  }));
}

function moved(item: DemoItem, categoryId: string | null, wanted: ItemPlace | undefined) {
  if (!wanted) return { item, categoryId };
  const { displayOrder } = wanted;
  return { item: { ...item, displayOrder }, categoryId: wanted.categoryId };
}

/** Those that are not named come last. */
function inOrder<Part extends { readonly id: string }>(parts: Part[], ids: string[]): Part[] {
  const turn = ({ id }: Part) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...parts].sort((one, other) => turn(one) - turn(other));
}
