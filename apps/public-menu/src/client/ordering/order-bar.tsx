import { fill } from '../../messages/fill';
import { messages } from '../messages';
import { ORDER_ANCHOR } from '../sheet-address';
import { readMenuData } from '../menu-data';
import { element } from './element';
import type { Cart } from './cart';
import { moneyOf } from './order-message';

/** How much is in the order and what it comes to, always at hand; nothing while it is empty. */
export function orderBar(cart: Cart, open: (hash: string) => void): () => void {
  const link = element('a', { class: 'order-bar', href: ORDER_ANCHOR, hidden: true });
  link.addEventListener('click', (event) => {
    event.preventDefault();
    open(ORDER_ANCHOR);
  });
  document.body.append(link);
  const show = () => {
    const menu = readMenuData();
    const { count, total } = cart.bill();
    link.hidden = count === 0 || !menu;
    if (!menu) return;
    link.replaceChildren(
      element('span', {}, fill(messages().order.open, { count })),
      element('b', {}, moneyOf(total, menu)),
    );
  };
  cart.watch(show);
  show();
  return show;
}
