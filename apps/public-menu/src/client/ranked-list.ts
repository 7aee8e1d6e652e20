import type { PageItem } from '../menu/menu-data';
import { readMenuData } from './menu-data';

type Rank = (row: Element) => number;

/** Shows all items as one list, lowest rank first. `putBack` returns each item to its category. */
export function rankedList(page: Document) {
  let homes: (readonly [list: Element, rows: readonly Element[]])[] = [];
  const card = page.createElement('section');
  card.id = 'por-precio';
  card.setAttribute('aria-labelledby', 'por-precio-t');
  card.innerHTML = '<h2 class="unseen" id="por-precio-t"></h2><ul class="items"></ul>';

  return {
    show(title: string, rankOf: Rank): void {
      card.firstElementChild!.textContent = title;
      homes = [...page.querySelectorAll('main .items')].map((list) => [list, [...list.children]]);
      const rows = homes.flatMap(([, own]) => own).sort((one, next) => rankOf(one) - rankOf(next));
      card.lastElementChild!.append(...rows);
      page.querySelector('main')!.prepend(card);
    },
    putBack(): void {
      for (const [list, rows] of homes) list.append(...rows);
      homes = [];
      card.remove();
    },
  };
}

/** Ranks rows by their lowest price. */
export function byPrice(): Rank {
  const prices = new Map(readMenuData()?.items.map((item) => [item.anchor, leastOf(item)]));
  return ({ id }) => prices.get(id) ?? 0;
}

const leastOf = ({ price, sizes }: PageItem) =>
  Math.min(...(sizes ?? [{ price }]).map((one) => Number(one.price)));
