import type { PageItem } from '../menu/menu-data';
import { readMenuData } from './menu-data';
import { messages } from './messages';

/** Shows all items as one list, cheapest first. `putBack` returns each item to its category. */
export function priceList(page: Document) {
  let homes: (readonly [list: Element, rows: readonly Element[]])[] = [];
  const card = page.createElement('section');
  card.id = 'por-precio';
  card.setAttribute('aria-labelledby', 'por-precio-t');
  card.innerHTML = '<h2 class="unseen" id="por-precio-t"></h2><ul class="items"></ul>';

  return {
    show(): void {
      card.firstElementChild!.textContent = messages().byPrice;
      if (homes.length > 0) return;
      const prices = new Map(readMenuData()?.items.map((item) => [item.anchor, leastOf(item)]));
      const cost = ({ id }: Element) => prices.get(id) ?? 0;
      homes = [...page.querySelectorAll('main .items')].map((list) => [list, [...list.children]]);
      const rows = homes.flatMap(([, own]) => own).sort((one, next) => cost(one) - cost(next));
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

const leastOf = ({ price, sizes }: PageItem) =>
  Math.min(...(sizes ?? [{ price }]).map((one) => Number(one.price)));
