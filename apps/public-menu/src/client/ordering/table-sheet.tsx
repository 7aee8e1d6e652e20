import { whatsAppLink } from '@cartaviva/domain';
import { fill } from '../../messages/fill';
import { readMenuData } from '../menu-data';
import { messages } from '../messages';
import { TABLE_ANCHOR } from '../sheet-address';
import type { Cart } from './cart';
import { draw, elementOf } from './draw';
import { sheetOver } from './sheet';

/**
 * Sheet with which a table calls a waiter or asks for the bill. Each button writes a WhatsApp
 * message in the restaurant's language.
 */
export function tableSheet(cart: Cart, open: (hash: string) => void, leave: () => void) {
  const sheet = sheetOver(leave);
  const button = elementOf(
    <a
      className="table-call"
      href={TABLE_ANCHOR}
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault();
        open(TABLE_ANCHOR);
      }}
    >
      <span />
    </a>,
  );
  const tableTitle = (table: string) => fill(messages().table.open, { table });
  const drawSheet = (table: string) => {
    const { waiter, bill } = messages().table;
    sheet.draw(
      <>
        <h2 id="sheet-title">{tableTitle(table)}</h2>
        <p className="calls">
          <Call label={waiter} message={requestOf(table, 'Un mesero, por favor.')} />
          <Call label={bill} message={requestOf(table, 'La cuenta, por favor.')} />
        </p>
      </>,
    );
  };
  const show = () => {
    const { scanned } = cart.order;
    if (!scanned) {
      button.remove();
      return void (sheet.isOpen() && sheet.dismiss());
    }
    draw(button, <span>{tableTitle(scanned)}</span>);
    if (!button.isConnected) sheet.dialog.before(button);
    if (sheet.isOpen()) drawSheet(scanned);
  };
  cart.watch(show);
  show();
  return {
    open() {
      if (!cart.order.scanned) return;
      drawSheet(cart.order.scanned);
      sheet.open();
    },
    close: sheet.close,
  };
}

/** Builds the WhatsApp message: '*Mesa 7* · El Fogón de Ana', then the request. */
const requestOf = (table: string, request: string) =>
  `*Mesa ${table}* · ${readMenuData()!.restaurantName}\n${request}`;

const Call = ({ label, message }: { label: string; message: string }) => (
  <a
    className="call"
    href={whatsAppLink(readMenuData()!.whatsApp!, message)}
    target="_blank"
    rel="noopener noreferrer"
  >
    {label}
  </a>
);
