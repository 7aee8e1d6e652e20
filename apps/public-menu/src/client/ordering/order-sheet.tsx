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

/** Shows the order over the page. `sent` receives the item IDs when the order is sent. */
export function orderSheet(
  cart: Cart,
  leave: () => void,
  sent: (itemIds: readonly string[]) => void,
) {
  const sheet = sheetOver(leave);

  let warning = '';
  /** Texts for an order to a closed restaurant. The value is undefined while the restaurant is open. */
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
  /** Warns immediately if the restaurant is closed. Before the order is sent, the diner must confirm it. */
  const sayHours = async () => {
    closed = await askClosed();
    if (closed && !warning && sheet.isOpen()) warn(closed.notice);
  };
  /** Ignores presses while sending. A second press would confirm a question that the diner has not read. */
  const sendOnce = async () => {
    if (isSending) return;
    isSending = true;
    await send().finally(() => (isSending = false));
  };
  /** Checks the live menu first, so that no sold-out item and no outdated price is sent. */
  const send = async () => {
    const shown = cart.bill();
    if (!shown.canBeSent) return;
    // Screen readers announce a repeated warning only if it was cleared in between.
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
    isAsked = false;
    cart.change({ isSent: true });
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
