import { fill } from '../../messages/fill';
import { readMenuData } from '../menu-data';
import { messages } from '../messages';
import type { Cart } from './cart';

export function rowCounts(cart: Cart): () => void {
  const show = () => {
    const { addOne, addAnother } = messages().item;
    for (const { id, anchor, name } of readMenuData()?.items ?? []) {
      const button = document.querySelector<HTMLElement>(`#${CSS.escape(anchor)} > .plus`);
      if (!button) continue;
      const lines = cart.order.lines.filter(({ itemId }) => itemId === id);
      const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
      // A button without a count is still as the server rendered it.
      if (count === Number(button.dataset['count'] ?? 0)) continue;
      if (count > 0) button.dataset['count'] = String(count);
      else delete button.dataset['count'];
      const label = fill(count > 0 ? addAnother : addOne, { item: name, count });
      button.setAttribute('aria-label', label);
    }
  };
  cart.watch(show);
  show();
  return show;
}
