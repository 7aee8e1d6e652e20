import { OrderRequest, type ItemPlace } from '@cartaviva/contracts';
import { rearranged } from '@cartaviva/domain';
import { categoryOf } from './demo-categories';
import type { DemoItem } from './demo-item';
import { itemOf } from './demo-items';
import type { DemoMenu } from './demo-menu';
import { requireValid } from './refusals';

/** Moves categories and items to their new places. Those that the order does not name keep theirs. */
export function arrange(menu: DemoMenu, order: Required<OrderRequest>): void {
  requireValid(OrderRequest, order);
  for (const id of order.categories) categoryOf([menu], id);
  for (const { id, categoryId } of order.items) {
    if (categoryId) categoryOf([menu], categoryId);
    itemOf([menu], id);
  }
  const wanted = new Map(order.items.map((place) => [place.id, place]));
  const placed = [{ id: null, items: menu.items }, ...menu.categories]
    .flatMap(({ id, items }) => items.map((item) => moved(item, id, wanted.get(item.id))))
    .sort((one, other) => one.item.displayOrder - other.item.displayOrder);
  const under = (categoryId: string | null): DemoItem[] =>
    placed.filter((place) => place.categoryId === categoryId).map(({ item }) => item);

  const ids = menu.categories.map(({ id }) => id);
  menu.items = under(null);
  menu.categories = rearranged(ids, order.categories).map((id) => ({
    ...categoryOf([menu], id).category,
    items: under(id),
  }));
}

function moved(item: DemoItem, categoryId: string | null, wanted: ItemPlace | undefined) {
  if (!wanted) return { item, categoryId };
  const { displayOrder } = wanted;
  return { item: { ...item, displayOrder }, categoryId: wanted.categoryId };
}
