import { whatsAppLink } from '@cartaviva/domain';
import { readMenuData } from '../menu-data';
import { messages } from '../messages';
import { askClosed } from '../offer-hours';
import { refetch } from '../refetch';
import type { Cart } from './cart';
import { OrderDetails } from './order-details';
import { orderMessage } from './order-message';
import { sheetOver } from './sheet';

type Closed = Awaited<ReturnType<typeof askClosed>>;

/** The order over the page, until it is sent; then `sent` hears of its items. */
export function orderSheet(
  cart: Cart,
  leave: () => void,
  sent: (itemIds: readonly string[]) => void,
) {
  const sheet = sheetOver(leave);

  let warning = '';
  /** What is asked before an order goes to a restaurant that is closed; undefined while it is open. */
  let closed: Closed;
  let isAsked = false;
  let isSending = false;

  const draw = () => {
    if (cart.order.lines.length === 0) return sheet.dismiss();
    const menu = readMenuData()!;
    const details = { cart, menu, warning, sendAnyway: isAsked ? closed?.send : undefined };
    sheet.draw(<OrderDetails {...details} send={() => void sendOnce()} />);
  };
  const warn = (text: string) => {
    warning = text;
    draw();
  };
  /** Says at once that the restaurant is closed; who orders all the same is asked before it is sent. */
  const sayHours = async () => {
    closed = await askClosed();
    if (closed && !warning && sheet.isOpen()) warn(closed.notice);
  };
  /** A second press while the first is under way would answer a question that nobody has read. */
  const sendOnce = async () => {
    if (isSending) return;
    isSending = true;
    await send().finally(() => (isSending = false));
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
    closed = await askClosed();
    if (closed && !isAsked) {
      isAsked = true;
      return warn(`${closed.notice} ${closed.question}`);
    }
    const menu = readMenuData()!;
    sent(bill.lines.map(({ line }) => line.itemId));
    location.assign(whatsAppLink(menu.whatsApp!, orderMessage(bill, cart.order.place, menu)));
  };
  const redraw = () => void (sheet.isOpen() && draw());
  cart.watch(redraw);

  return {
    open() {
      isAsked = false;
      warn('');
      sheet.open();
      void sayHours();
    },
    close: sheet.close,
    menuChanged: redraw,
  };
}
