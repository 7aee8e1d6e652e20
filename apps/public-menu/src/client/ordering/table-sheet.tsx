import { whatsAppLink } from '@cartaviva/domain';
import { fill } from '../../messages/fill';
import { readMenuData } from '../menu-data';
import { messages } from '../messages';
import { TABLE_ANCHOR } from '../sheet-address';
import { elementOf } from './draw';
import { sheetOver } from './sheet';

/** Longest name of a table, as where an order goes (`PlaceField`). */
const MAX_LENGTH = 12;

/** The table whose code was scanned; nothing for who came otherwise. */
export const tableInAddress = (): string =>
  (new URLSearchParams(location.search).get('mesa') ?? '').trim().slice(0, MAX_LENGTH);

/**
 * What a table asks of the room: a waiter, or the bill. Each is a message to the restaurant's WhatsApp,
 * in its own language. A button that is always at hand opens it.
 */
export function tableSheet(table: string, open: (hash: string) => void, leave: () => void) {
  const name = fill(messages().table.open, { table });
  const sheet = sheetOver(leave);
  document.body.append(
    elementOf(
      <a
        className="table-call"
        href={TABLE_ANCHOR}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          open(TABLE_ANCHOR);
        }}
      >
        <span>{name}</span>
      </a>,
    ),
  );
  return {
    open() {
      const { waiter, bill } = messages().table;
      sheet.draw(
        <>
          <h2 id="sheet-title">{name}</h2>
          <p className="calls">
            <Call label={waiter} message={requestOf(table, 'Un mesero, por favor.')} />
            <Call label={bill} message={requestOf(table, 'La cuenta, por favor.')} />
          </p>
        </>,
      );
      sheet.open();
    },
    close: sheet.close,
  };
}

/** What WhatsApp sends: '*Mesa 7* · El Fogón de Ana', and what is asked for. */
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
