import { whatsAppLink } from '../../menu/contact';
import { readMenuData } from '../menu-data';
import { messages } from '../messages';
import { refetch } from '../refetch';
import type { Cart } from './cart';
import { OrderDetails } from './order-details';
import { orderMessage } from './order-message';
import { sheetOver } from './sheet';

/** The order over the page, until it is sent; then `sent` hears of its items. */
export function orderSheet(
  cart: Cart,
  leave: () => void,
  sent: (itemIds: readonly string[]) => void,
) {
  const sheet = sheetOver(leave);

  let warning = '';

  const draw = () => {
    if (cart.order.lines.length === 0) return sheet.dismiss();
    const menu = readMenuData()!;
    sheet.draw(<OrderDetails cart={cart} menu={menu} warning={warning} send={() => void send()} />);
  };
  const warn = (text: string) => {
    warning = text;
    draw();
  };
  /** Looks at the live menu first: what is sold out is not sent, nor a price that is no more. */
  const send = async () => {
    const shown = cart.bill();
    if (!shown.canBeSent) return;
    // A warning that is given again is heard again only where it was gone meanwhile.
    warn('');
    const freshness = await refetch();
    if (freshness === 'gone') return;
    const { unavailable, priceChanged } = messages().order;
    if (freshness === 'unavailable') return warn(unavailable);
    const bill = cart.bill();
    if (!bill.canBeSent) return;
    if (bill.total !== shown.total) return warn(priceChanged);
    const menu = readMenuData()!;
    sent(bill.lines.map(({ line }) => line.itemId));
    location.assign(whatsAppLink(menu.whatsApp!, orderMessage(bill, cart.order.place, menu)));
  };
  const redraw = () => void (sheet.isOpen() && draw());
  cart.watch(redraw);

  return {
    open() {
      warn('');
      sheet.open();
    },
    close: sheet.close,
    menuChanged: redraw,
  };
}
