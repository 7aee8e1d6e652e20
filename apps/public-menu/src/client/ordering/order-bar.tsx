import { fill } from '../../messages/fill';
import { messages } from '../messages';
import { ORDER_ANCHOR } from '../sheet-address';
import { readMenuData } from '../menu-data';
import { draw, elementOf } from './draw';
import type { Cart } from './cart';
import { moneyOf } from './order-message';

export function orderBar(cart: Cart, open: (hash: string) => void): () => void {
  const link = elementOf(
    <a
      className="order-bar"
      href={ORDER_ANCHOR}
      onClick={(event) => {
        event.preventDefault();
        open(ORDER_ANCHOR);
      }}
    >
      <span />
    </a>,
  );
  document.body.append(link);
  const show = () => {
    const menu = readMenuData();
    const { count, total } = cart.bill();
    link.hidden = count === 0 || !menu;
    if (!menu) return;
    const { open, sent } = messages().order;
    draw(
      link,
      <>
        <span>{cart.order.isSent ? sent : fill(open, { count })}</span>
        <b>{moneyOf(total, menu)}</b>
      </>,
    );
  };
  cart.watch(show);
  show();
  return show;
}
